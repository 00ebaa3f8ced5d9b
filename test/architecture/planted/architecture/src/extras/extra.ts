import { now } from '#platform/clock'

export const extra = now
