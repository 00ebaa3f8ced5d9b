import { failover, postgresFaults, sqliteFaults } from './database-faults.ts'
import type { Fault } from './fault.ts'
import { pairGround, postgresGround, sqliteGround } from './grounds.ts'
import { type Outcome, runFault } from './run-fault.ts'

// `npm run faults`: every fault in turn under traffic. A ground more, or a fault more, is a line here.
const plan: [string, typeof sqliteGround, readonly Fault[]][] = [
  ['SQLite and a folder', sqliteGround, sqliteFaults],
  ['PostgreSQL and a folder', postgresGround, postgresFaults],
  ['two PostgreSQL, both in the URL', () => pairGround('two hosts'), [failover]],
  ['two PostgreSQL, behind one address', () => pairGround('proxy'), [failover]],
]

let problems = 0
for (const [where, open, faults] of plan) {
  const ground = await open()
  print(where)
  try {
    for (const fault of faults) tell(await runFault(ground, fault, ground.key))
  } finally {
    await ground.close()
  }
}
process.exitCode = problems > 0 ? 1 : 0

function tell({ name, acknowledged, worksAfter, gap, longest, faults }: Outcome): void {
  const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`
  print(
    `  ${name}: ${acknowledged} acknowledged, works again after ${whole(worksAfter)}, ${whole(gap)} without a change, longest answer ${whole(longest)}`,
  )
  for (const fault of new Set(faults)) print(`    ${fault}`)
  problems += faults.length
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
