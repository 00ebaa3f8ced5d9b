export const stages = [
  'start',
  'derivative',
  'refused',
  'successful',
  'page',
  'paper',
  'home',
  'fingerprint',
  'memory',
  'search',
  'import',
  'export',
  'interaction',
  'phone',
  'passports',
  'legibility',
  'attestations',
  'sizes',
  'log',
  'postgres',
  'processes',
] as const
export type Stage = (typeof stages)[number]

/** How much is measured, and how long. */
export interface Effort {
  /** How long all of it takes on two cores. */
  minutes: number
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
  passports: number
  connections: number
  /** Records in an import, with three images each. */
  imported: number
  /** Events that are sealed. */
  events: number
}

/** Everything. Two thirds of the time go to import and export on each engine. */
export const full: Effort = {
  minutes: 38,
  stages,
  records: 100_000,
  manyRecords: 1_000_000,
  rounds: 5,
  stretch: 2000,
  warmUp: 2000,
  starts: 5,
  pictures: 9,
  passports: 200,
  connections: 50,
  imported: 10_000,
  events: 1_000_000,
}

/** For seeing the effect of a change. */
export const quick: Effort = {
  ...full,
  minutes: 2,
  stages: stages.filter(
    (stage) =>
      ![
        ...['postgres', 'processes', 'search', 'import', 'export', 'interaction', 'phone'],
        ...['passports', 'legibility', 'attestations', 'sizes', 'log'],
      ].includes(stage),
  ),
  manyRecords: null,
  rounds: 5,
  stretch: 1200,
  warmUp: 1500,
  pictures: 5,
  imported: 500,
  events: 100_000,
}
