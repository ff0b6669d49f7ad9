import Foundation

/// A program of a few lines on the terminal's C side, built once for all tests.
///
/// It exists only where they run: what is to be seen is how a process that dies in every way leaves
/// its terminal, and a test cannot die to show it.
enum TerminalFixture {
  /// The program's path; nil where there is no C compiler.
  static let path: String? = build()

  /// Enters raw mode, prints "raw", and does what its argument says.
  private static let source = """
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/resource.h>
    #include <sys/wait.h>
    #include <unistd.h>
    #include "CTerminal.h"

    int main(int count, char **arguments) {
      const char *what = count > 1 ? arguments[1] : "";
      struct rlimit none = {0, 0};
      setrlimit(RLIMIT_CORE, &none);
      int ends[2];
      if (pipe(ends) < 0 || terminal_open(0, 2) < 0 || terminal_signals_start(ends[1]) < 0) return 9;
      terminal_set_mode(strcmp(what, "echo") ? TERMINAL_RAW : TERMINAL_WITHOUT_ECHO);
      fputs("raw\\n", stderr);
      char byte;
      if (read(0, &byte, 1) < 1) return 8;
      if (!strcmp(what, "exit")) exit(0);
      if (!strcmp(what, "abort")) abort();
      if (!strcmp(what, "trap")) __builtin_trap();
      if (!strcmp(what, "fault")) *(volatile int *)8 = 1;
      if (!strcmp(what, "child")) {
        if (!fork()) exit(0);
        wait(NULL);
        fputs("forked\\n", stderr);
      }
      if (!strcmp(what, "suspend")) { terminal_suspend(); fputs("again\\n", stderr); }
      unsigned char number;
      if (read(ends[0], &number, 1) < 1) return 7;
      fprintf(stderr, "signal %d\\n", number);
      if (read(0, &byte, 1) < 1) return 8;
      terminal_signals_stop();
      terminal_close();
      raise(number);
      return 0;
    }
    """

  private static func build() -> String? {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let library = package.appending(path: "Sources/CTerminal")
    let program = Bundle.main.bundleURL.appending(path: "terminal-fixture")
    let main = program.appendingPathExtension("c")
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["cc", "-std=gnu11", "-pthread", "-I", library.appending(path: "include").path(), "-o"]
      + [program.path(), main.path()]
      + ["attributes", "signals", "suspend"].map { library.appending(path: "\($0).c").path() }
    do {
      try source.write(to: main, atomically: true, encoding: .utf8)
      try spawnLock.withLock { _ in try compiler.run() }
    } catch {
      return nil
    }
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? program.path() : nil
  }
}
