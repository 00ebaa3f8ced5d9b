export { Turns } from './turns.ts'
