export { filePage } from '../file/page.tsx'
