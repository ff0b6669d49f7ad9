// FormRuntime
