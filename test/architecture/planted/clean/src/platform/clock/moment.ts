import type { now } from './index.ts'

/** Two files may know each other's types. */
export interface Moment {
  at: string
  before?: ReturnType<typeof now>
}
