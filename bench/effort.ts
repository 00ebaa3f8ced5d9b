export const stages = [
  'start',
  'derivative',
  'refused',
  'successful',
  'page',
  'home',
  'fingerprint',
  'memory',
  'search',
  'postgres',
] as const
export type Stage = (typeof stages)[number]

/** How much is measured, and how long. */
export interface Effort {
  stages: readonly Stage[]
  records: number
  /** Null: the larger installation is left out. */
  manyRecords: number | null
  rounds: number
  /** Of one stretch of load, in milliseconds. */
  stretch: number
  warmUp: number
  starts: number
  pictures: number
  connections: number
}

/** Within ten minutes. */
export const full: Effort = {
  stages,
  records: 100_000,
  manyRecords: 1_000_000,
  rounds: 5,
  stretch: 2000,
  warmUp: 2000,
  starts: 5,
  pictures: 9,
  connections: 50,
}

/** Within a minute and a half, to see what a change does. */
export const quick: Effort = {
  ...full,
  stages: stages.filter((stage) => stage !== 'postgres' && stage !== 'search'),
  manyRecords: null,
  rounds: 5,
  stretch: 1200,
  warmUp: 1500,
  pictures: 5,
}
