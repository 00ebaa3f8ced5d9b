export { openUploads, type Uploads } from './uploads.ts'
