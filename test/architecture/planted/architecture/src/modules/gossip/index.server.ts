export { now } from '#platform/clock'
