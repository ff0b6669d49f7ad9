// FormFiles
