export { filePage } from '../site/file/page.tsx'
