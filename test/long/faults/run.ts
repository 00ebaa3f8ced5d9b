import { onlyThose } from '../../../scripts/only.mjs'
import { optionsHere } from '../../../scripts/options.mjs'
import { failover, postgresFaults, sqliteFaults } from './database-faults.ts'
import type { Fault } from './fault.ts'
import {
  diskGround,
  type OpenGround,
  outsideGround,
  pairGround,
  postgresAndS3Ground,
  postgresGround,
  smallPostgresGround,
  smallS3Ground,
  sqliteAndS3Ground,
  sqliteGround,
} from './grounds.ts'
import { killAgainAndAgain } from './kills.ts'
import { outsideFaults } from './outside-faults.ts'
import { clockFaults, memoryFaults, processFaults, syncFaults } from './process-faults.ts'
import { type Outcome, runFault } from './run-fault.ts'
import { databaseDiskFaults, diskFaults, s3Faults } from './storage-faults.ts'
import { changeTogether } from './together.ts'

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
  ['SQLite, mail, SMS and a provider', outsideGround, outsideFaults],
  ['PostgreSQL and a folder', postgresGround, postgresFaults],
  ['PostgreSQL and S3', postgresAndS3Ground, [...postgresFaults, ...s3Faults]],
  ['PostgreSQL on a small disk', smallPostgresGround, databaseDiskFaults],
  ['two PostgreSQL, both in the URL', () => pairGround('two hosts'), [failover]],
  ['two PostgreSQL, behind one address', () => pairGround('proxy'), [failover]],
]
const killed: typeof plan = plan.filter(([where]) => / and (a folder|S3)$/.test(where))
const shared: typeof plan = plan.filter(([where]) => where === 'PostgreSQL and S3')

const values = optionsHere({
  only: { type: 'string', default: '', help: 'grounds with this in their name' },
  kills: {
    type: 'string',
    help: 'instead of the faults, so many times `kill -9` on each of four grounds',
  },
  minutes: { type: 'string', default: '1000', help: 'how long the kills go on at most' },
  changes: {
    type: 'string',
    help: 'instead of the faults, so many changes by four processes together',
  },
})
const kills = Number(values.kills ?? 0)
const minutes = Number(values.minutes)
const changes = Number(values.changes ?? 0)
let problems = 0
const chosen = changes > 0 ? shared : kills > 0 ? killed : plan
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
    if (changes > 0) tell(await changeTogether(ground, changes))
    else if (kills > 0)
      tell(await killAgainAndAgain(ground, { most: kills, minutes, onKill: sayHowFar }))
    else for (const fault of faults) tell(await runFault(ground, fault))
  } finally {
    await ground.close()
  }
}
process.exitCode = problems > 0 ? 1 : 0

function tell(outcome: Outcome): void {
  const { name, acknowledged, scans, approved, opened, informed, signedIn, faults } = outcome
  const outside = informed > 0 ? `, ${informed} messages, ${signedIn} sign-ins` : ''
  const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`
  print(
    `  ${name}: acknowledged ${acknowledged} records, ${scans} scans, ${approved} approvals, ${opened} look-ups${outside}; works again after ${whole(outcome.worksAfter)} and at most ${outcome.refusedSince} refusals, ${whole(outcome.gap)} without a record, longest answer ${whole(outcome.longest)}`,
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
