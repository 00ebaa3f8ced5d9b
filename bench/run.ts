// npm run bench [-- --quick] [-- --json FILE]: measures what Candor promises against a bare baseline in the
// same run. Exit code 1 when a target is missed. docs/performance.md explains it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtCommand } from '../scripts/build.mjs'
import { onlyThose } from '../scripts/only.mjs'
import { optionsHere } from '../scripts/options.mjs'
import { full, quick, stages } from './effort.ts'
import { type Figure, meetsTarget } from './figures.ts'
import { keep, worseThan } from './kept.ts'
import { describeMachine } from './machine.ts'
import { measure } from './measure.ts'
import { tableOf } from './table.ts'

const options = optionsHere({
  quick: { type: 'boolean', default: false, help: 'a shorter run, without the long stages' },
  only: { type: 'string', help: 'only these stages, separated by commas' },
  json: { type: 'string', help: 'the file for the figures' },
  keep: { type: 'boolean', default: false, help: 'keep the figures, for comparing later ones' },
  command: { type: 'string', default: builtCommand, help: 'another build than this checkout’s' },
  former: {
    type: 'string',
    help: 'the built checkout of a former version, which the stage “processes” takes turns with',
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
const worse = worseThan(figures)
if (options.keep) keep(figures)
const missed = figures.filter((one) => !meetsTarget(one))
console.log(`${Object.values(result.machine).join(' · ')}\n\n${tableOf(figures)}\n`)
if (worse.length > 0) console.log(`Worse than in the last release:\n${worse.join('\n')}\n`)
console.log(
  `${missed.length === 0 ? 'All targets met' : `Missed: ${missed.map(({ name }) => name).join(', ')}`} in ${result.minutes} min; written to ${file}`,
)
process.exitCode = missed.length === 0 ? 0 : 1
