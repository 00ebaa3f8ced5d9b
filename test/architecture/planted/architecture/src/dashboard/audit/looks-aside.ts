export { days } from '../trash/days.ts'
