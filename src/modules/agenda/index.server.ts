export { readAgenda, readMonth } from './agenda.ts'
