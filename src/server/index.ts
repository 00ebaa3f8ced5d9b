export { storageFolders } from './encrypted-files.ts'
export { isDatabaseLost } from './lost-database.ts'
export { openApp } from './open-app.ts'
export { isAloneOnFiles } from './sweep.ts'
