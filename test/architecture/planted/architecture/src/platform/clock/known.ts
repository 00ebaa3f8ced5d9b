import type { Knowing } from './knows-its-type.ts'

export interface Known {
  by: Knowing
}
