import type { Moment } from './moment.ts'

/** The time now. */
export function now(): Moment {
  return { at: new Date().toISOString() }
}
