// FormCore
