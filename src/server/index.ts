export { createApp } from './create-app.ts'
export { isDatabaseLost } from './lost-database.ts'
export { openApp } from './open-app.ts'
export { serve } from './serve.ts'
