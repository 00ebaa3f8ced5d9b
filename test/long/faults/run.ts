import { onlyThose } from '../../../scripts/only.mjs'
import { optionsHere } from '../../../scripts/options.mjs'
import { failover, postgresFaults, sqliteFaults } from './database-faults.ts'
import type { Fault } from './fault.ts'
import {
  diskGround,
  type OpenGround,
  pairGround,
  postgresAndS3Ground,
  postgresGround,
  smallPostgresGround,
  smallS3Ground,
  sqliteAndS3Ground,
  sqliteGround,
} from './grounds.ts'
import { killAgainAndAgain } from './kills.ts'
import { clockFaults, memoryFaults, processFaults, syncFaults } from './process-faults.ts'
import { type Outcome, runFault } from './run-fault.ts'
import { databaseDiskFaults, diskFaults, s3Faults } from './storage-faults.ts'

// `npm run faults`: every fault in turn under traffic. A ground more, or a fault more, is a line here.
// `npm run faults -- --help` says what else it does.
const plan: [string, () => Promise<OpenGround | null>, readonly Fault[]][] = [
  [
    'SQLite and a folder',
    () => sqliteGround(),
    [...processFaults, ...clockFaults, ...syncFaults, ...sqliteFaults],
  ],
  ['SQLite and a folder, on a small disk', diskGround, diskFaults],
  ['SQLite and S3', sqliteAndS3Ground, [...s3Faults, ...memoryFaults]],
  ['SQLite and S3, its disk small', smallS3Ground, diskFaults],
  ['PostgreSQL and a folder', postgresGround, postgresFaults],
  ['PostgreSQL and S3', postgresAndS3Ground, [...postgresFaults, ...s3Faults]],
  ['PostgreSQL on a small disk', smallPostgresGround, databaseDiskFaults],
  ['two PostgreSQL, both in the URL', () => pairGround('two hosts'), [failover]],
  ['two PostgreSQL, behind one address', () => pairGround('proxy'), [failover]],
]
const killed: typeof plan = plan.filter(([where]) => / and (a folder|S3)$/.test(where))

const values = optionsHere({
  only: { type: 'string', default: '', help: 'grounds with this in their name' },
  kills: {
    type: 'string',
    help: 'instead of the faults, so many times `kill -9` on each of four grounds',
  },
  minutes: { type: 'string', default: '1000', help: 'how long the kills go on at most' },
})
const kills = Number(values.kills ?? 0)
const minutes = Number(values.minutes)
let problems = 0
const chosen = kills > 0 ? killed : plan
const wanted = onlyThose(
  [values.only],
  chosen,
  ([where]) => where,
  (where, asked) => where.includes(asked),
)
for (const [where, open, faults] of wanted) {
  const ground = await open()
  print(where)
  if (ground === null) {
    print('  left out: no small disk can be mounted here')
    continue
  }
  try {
    if (kills > 0)
      tell(await killAgainAndAgain(ground, { most: kills, minutes, onKill: sayHowFar }))
    else for (const fault of faults) tell(await runFault(ground, fault))
  } finally {
    await ground.close()
  }
}
process.exitCode = problems > 0 ? 1 : 0

function tell(outcome: Outcome): void {
  const { name, acknowledged, scans, approved, opened, faults } = outcome
  const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`
  print(
    `  ${name}: acknowledged ${acknowledged} records, ${scans} scans, ${approved} approvals, ${opened} look-ups; works again after ${whole(outcome.worksAfter)} and at most ${outcome.refusedSince} refusals, ${whole(outcome.gap)} without a record, longest answer ${whole(outcome.longest)}`,
  )
  for (const fault of new Set(faults)) print(`    ${fault}`)
  problems += faults.length
}

function sayHowFar(kills: number): void {
  if (kills % 25 === 0) print(`  ${kills} times so far`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
