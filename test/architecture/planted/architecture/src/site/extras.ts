export { extra } from '../extras/extra.ts'
