// npm run bench [-- --quick] [-- --json FILE]: measures what Candor promises against a bare baseline in the
// same run. Exit code 1 when a target is missed. docs/performance.md explains it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtCommand } from '../scripts/build.mjs'
import { onlyThose } from '../scripts/only.mjs'
import { full, quick, stages } from './effort.ts'
import { type Figure, meetsTarget } from './figures.ts'
import { describeMachine } from './machine.ts'
import { measure } from './measure.ts'
import { tableOf } from './table.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Only these stages, separated by commas. */
    only: { type: 'string' },
    json: { type: 'string' },
    /** Another build than this checkout's, for comparing two. */
    command: { type: 'string', default: builtCommand },
    /** The built checkout of a former version, which the stage `processes` alternates with for comparison. */
    former: { type: 'string' },
  },
})

const began = performance.now()
const figures: Figure[] = []
const wanted = options.quick ? quick : full
const chosen = options.only && onlyThose(options.only.split(','), stages, String, Object.is)
const effort = { ...wanted, stages: chosen || wanted.stages }
process.stderr.write(
  `Measuring ${effort.stages.join(', ')}.${chosen ? '' : ` That takes about ${effort.minutes} minutes on two cores.`}\n`,
)
for await (const some of measure(options.command, effort, options.former)) {
  figures.push(...some)
  process.stderr.write(`${tableOf(some)}\n`)
}
const result = {
  date: new Date().toISOString(),
  minutes: Math.round((performance.now() - began) / 6000) / 10,
  machine: describeMachine(),
  effort,
  figures,
}
const file =
  options.json ??
  join(import.meta.dirname, 'results', `${result.date.slice(0, 19).replaceAll(':', '-')}.json`)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
const missed = figures.filter((one) => !meetsTarget(one))
console.log(`${Object.values(result.machine).join(' · ')}\n\n${tableOf(figures)}\n`)
console.log(
  `${missed.length === 0 ? 'All targets met' : `Missed: ${missed.map(({ name }) => name).join(', ')}`} in ${result.minutes} min; written to ${file}`,
)
process.exitCode = missed.length === 0 ? 0 : 1
