export { now } from '../clock/moment.ts'
