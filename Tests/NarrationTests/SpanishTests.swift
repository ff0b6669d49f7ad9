import FormRuntime
import Testing

/// A form in Spanish, from its opening to a valid submit.
@MainActor
@Suite struct SpanishTests {
  private let walk = SignUpWalk(
    page: """
      <html lang=es-MX><h1>Hágase socio de la biblioteca</h1><form>
      <label>Nombre <input required></label>
      <label>Correo <input type=email aria-describedby=d required></label>
      <p id=d>Allí se envía el carné.</p>
      <label>Contraseña <input type=password minlength=8 required></label>
      <label>Edad <input type=number min=6 max=120></label>
      <label>Nacimiento <input type=date></label>
      <label>Foto <input type=file accept=image/*></label>
      <label>País <select required><option value=''>Elija uno<option>España</select></label>
      <fieldset><legend>¿Cómo le localizamos?</legend>
      <label><input type=radio name=r checked> Carta</label>
      <label><input type=radio name=r> Teléfono</label></fieldset>
      <label>Boletín <input type=checkbox></label>
      <label>Avisos <input type=checkbox role=switch></label>
      <label>Comentarios <textarea maxlength=5></textarea></label>
      <p>Puede darse de baja cuando quiera.</p><button>Unirse</button></form>
      """,
    language: "es-MX", password: "secreto", name: "Íñigo", signs: "Á-b c",
    remark: "muy larga")

  @Test func `The form opens, and each field is told on arriving`() throws {
    #expect(
      try walk.arrivals() == [
        "Hágase socio de la biblioteca, formulario, 11 campos, F1 para obtener ayuda",
        "Nombre, edición, en blanco, obligatorio, 1 de 11, Intro: siguiente",
        "Correo, edición, en blanco, obligatorio, Allí se envía el carné. 2 de 11",
        "Contraseña, edición, protegida, en blanco, obligatorio, 3 de 11",
        "Edad, edición numérica, en blanco, desde 6 hasta 120, 4 de 11",
        "Nacimiento, fecha, en blanco, cambie con las flechas o escriba, por ejemplo, 3 de "
          + "mayo de 2027, 5 de 11",
        "Foto, edición de archivo, en blanco, la ruta de un archivo, admite imágenes, 6 de 11",
        "País, cuadro combinado, Elija uno, opción 1 de 2, obligatorio, 7 de 11",
        "¿Cómo le localizamos? botones de opción, Carta, marcado, opción 1 de 2, 8 de 11",
        "Boletín, casilla de verificación, no marcada, 9 de 11",
        "Avisos, interruptor, desactivado, 10 de 11",
        "Comentarios, edición, varias líneas, en blanco, 11 de 11, Intro: línea nueva",
        "Puede darse de baja cuando quiera. Unirse, botón",
      ])
  }

  @Test func `A failed submit leads to the first problem, and mending is told`() throws {
    #expect(
      try walk.failedSubmit() == [
        "6 problemas, el foco pasa a: Nombre, edición, obligatorio, entrada no válida, "
          + "Error 1 de 6: Rellene este campo. en blanco",
        "Nombre, Error 1 de 6: Rellene este campo. Correo, Error 2 de 6: Escriba una "
          + "dirección de correo electrónico, por ejemplo, nombre@example.com. Contraseña, "
          + "Error 3 de 6: Use al menos 8 caracteres; hay 7. Edad, Error 4 de 6: Escriba 120 o "
          + "menos. Foto, Error 5 de 6: / es una carpeta; indique un archivo. País, Error 6 de "
          + "6: Seleccione un elemento de la lista.",
        "mayúscula Í",
        "ñ",
        "i",
        "g",
        "o",
        "Nombre, válido, quedan 5 problemas",
        "Correo, edición, a, obligatorio, entrada no válida, Error 1 de 5: Escriba una "
          + "dirección de correo electrónico, por ejemplo, nombre@example.com. Allí se envía "
          + "el carné. 2 de 11",
      ])
  }

  @Test func `What is typed, changed and refused is told`() throws {
    #expect(
      try walk.typing() == [
        "mayúscula Á",
        "Á, guion",
        "b",
        "b, espacio",
        "c",
        "c",
        "mayúscula Á, guion, b, espacio",
        "Correo, edición, en blanco, obligatorio, Allí se envía el carné. 2 de 11",
        "Contraseña, edición, protegida, en blanco, obligatorio, 3 de 11",
        "asterisco",
        "asterisco",
        "asterisco",
        "1 carácter",
        "Edad, edición numérica, en blanco, desde 6 hasta 120, 4 de 11",
        "Nacimiento, fecha, en blanco, cambie con las flechas o escriba, por ejemplo, 3 de "
          + "mayo de 2027, 5 de 11",
        "lunes, 30 de noviembre de 2026",
        "fin",
        "martes, 1 de diciembre",
        "lunes, 30 de noviembre",
        "lunes, 30 de noviembre de 2026",
        "Foto, edición de archivo, en blanco, la ruta de un archivo, admite imágenes, 6 de 11",
        "País, cuadro combinado, Elija uno, opción 1 de 2, obligatorio, 7 de 11",
        "¿Cómo le localizamos? botones de opción, Carta, marcado, opción 1 de 2, 8 de 11",
        "Teléfono, marcado, 2 de 2",
        "Boletín, casilla de verificación, no marcada, 9 de 11",
        "marcada",
        "Avisos, interruptor, desactivado, 10 de 11",
        "activado",
        "Comentarios, edición, varias líneas, en blanco, 11 de 11, Intro: línea nueva",
        "pegado, 5 caracteres, muy l",
        "longitud máxima de 5 alcanzada, 4 caracteres descartados",
        "Todavía no se ha comprobado nada; al enviar se comprueba el formulario",
        "Esta tecla no hace nada aquí",
      ])
  }

  @Test func `Help names the keys as they are called`() throws {
    #expect(
      try walk.help() == [
        "Control O K explica cada tecla que pulse",
        "En este campo:",
        "Intro: campo siguiente",
        "Espacio: un espacio",
        "Flecha arriba, Flecha abajo: leer el valor",
        "Flecha izquierda, Control+B: carácter anterior",
        "Flecha derecha, Control+F: carácter siguiente",
        "Control+Flecha izquierda, Alt+Flecha izquierda, Alt+B: palabra anterior",
        "Control+Flecha derecha, Alt+Flecha derecha, Alt+F: palabra siguiente",
        "Inicio, Control+A: principio de la línea",
        "Fin, Control+E: final de la línea",
        "Control+Inicio: principio del campo",
        "Control+Fin: final del campo",
        "Retroceso: borrar hacia la izquierda",
        "Suprimir, Control+D: borrar hacia la derecha",
        "Control+W: borrar hacia la izquierda hasta un espacio",
        "Alt+Retroceso, Control+Retroceso: borrar la palabra de la izquierda",
        "Control+Suprimir, Alt+D: borrar la palabra de la derecha",
        "Control+U: borrar hasta el principio de la línea",
        "Control+K: borrar hasta el final de la línea",
        "Control+Y: devolver lo borrado",
        "Control+T: intercambiar dos caracteres",
        "Control+guion bajo, Control+barra, Control+7: deshacer",
        "Control+R, Alt+barra: rehacer",
        "Moverse:",
        "Tabulador: campo siguiente",
        "Mayúsculas+Tabulador: campo anterior",
        "Control+O, luego cierra corchete: sección siguiente",
        "Control+O, luego abre corchete: sección anterior",
        "Control+O, luego J, Control+O, luego barra: buscar un campo por su nombre",
        "Rellenar:",
        "Retroceder página, Avanzar página: diez opciones, o pasos más grandes de un número",
        "Leer:",
        "Control+O, luego R: repetir",
        "Control+O, luego F: leer el campo",
        "Control+O, luego V: leer el valor",
        "Control+O, luego S: deletrear el valor",
        "Control+O, luego T: leer el texto anterior al campo",
        "Control+O, luego C: deletrear el valor con palabras",
        "Control+O, luego W: dónde estoy",
        "Control+O, luego L: leer todo el formulario",
        "Control+O, luego Flecha arriba: lo que se dijo antes",
        "Control+O, luego Flecha abajo: lo que se dijo después",
        "Control+O, luego Flecha izquierda: lo que se dijo antes en este campo",
        "Control+O, luego Flecha derecha: lo que se dijo después en este campo",
        "Problemas:",
        "Control+O, luego N: problema siguiente",
        "Control+O, luego P: problema anterior",
        "Control+O, luego E: enumerar los problemas",
        "Voz:",
        "Escape: callar la voz",
        "Control+O, luego Espacio: pausar la voz o seguir",
        "Control+O, luego más, Control+O, luego igual: más rápido",
        "Control+O, luego guion: más despacio",
        "Control+O, luego mayor que: más volumen",
        "Control+O, luego menor que: menos volumen",
        "Control+O, luego Retroceder página: tono más agudo",
        "Control+O, luego Avanzar página: tono más grave",
        "Control+O, luego D: cuánto se dice",
        "Control+O, luego punto: qué puntuación se dice",
        "Control+O, luego Y: eco al escribir",
        "Control+O, luego U: cómo se indican las mayúsculas",
        "Control+O, luego M: activar o desactivar la voz",
        "El formulario:",
        "Control+C: salir",
        "Control+Z: suspender",
        "F1, Control+O, luego cierre de interrogación: ayuda",
        "Control+O, luego Intro: enviar",
        "Control+O, luego K: activar o desactivar la ayuda de teclas",
      ])
  }

  @Test func `Who answers lines is told how`() throws {
    #expect(
      try walk.arrivals(asksForLines: true) == [
        "Hágase socio de la biblioteca, formulario, 11 campos, Intro conserva lo que hay, "
          + "menor que vuelve atrás, cierre de interrogación describe, guion borra, cierre de "
          + "exclamación con un nombre pulsa un botón, barra invertida empieza una respuesta "
          + "que comienza con uno de estos signos",
        "Nombre, edición, en blanco, obligatorio, 1 de 11",
        "Correo, edición, en blanco, obligatorio, Allí se envía el carné. 2 de 11",
        "Contraseña, edición, protegida, en blanco, obligatorio, 3 de 11",
        "Edad, edición numérica, en blanco, desde 6 hasta 120, 4 de 11",
        "Nacimiento, fecha, en blanco, por ejemplo, 3 de mayo de 2027, 5 de 11",
        "Foto, edición de archivo, en blanco, la ruta de un archivo, admite imágenes, 6 de 11",
        "País, cuadro combinado, Elija uno, obligatorio, 1 Elija uno, 2 España, 7 de 11",
        "¿Cómo le localizamos? botones de opción, Carta, 1 Carta, 2 Teléfono, 8 de 11",
        "Boletín, casilla de verificación, no marcada, sí o no, 9 de 11",
        "Avisos, interruptor, desactivado, activado o desactivado, 10 de 11",
        "Comentarios, edición, varias líneas, en blanco, termine con una línea que "
          + "contenga solo un punto, 11 de 11",
      ])
  }

  @Test func `It ends with what became of it, and is named`() throws {
    let listener = try walk.at(
      "<html lang=es><form aria-label=Búsqueda><label>Palabra <input enterkeyhint=search></label></form>"
    )
    listener.type("x")
    listener.press(.return)
    let other = try walk.at("<html lang=es><form aria-label=Búsqueda><input aria-label=A></form>")
    other.press(.control("c"))
    #expect(
      listener.heard() + other.heard() == [
        "Búsqueda, formulario, 1 campo, F1 para obtener ayuda",
        "Palabra, edición, en blanco, 1 de 1, Intro: buscar",
        "x",
        "Enviado: Búsqueda",
        "Búsqueda, formulario, 1 campo, F1 para obtener ayuda",
        "A, edición, en blanco, 1 de 1, Intro: enviar",
        "Abandonado sin enviar: Búsqueda",
      ])
  }
}
