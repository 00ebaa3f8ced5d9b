export { type Duration, durationChannel, timed } from './timed.ts'
