import { existsSync } from 'node:fs'
import { inCheckout } from './checkout.mjs'

const program = (path) => inCheckout('node_modules', path)
const cruised = ['src', 'migrations', 'test', 'bench'].filter((name) =>
  existsSync(inCheckout(name)),
)

/**
 * The gates that judge the source without running it. Each is a program for the project's Node with
 * its arguments, started in the folder to be judged; it passes when it exits with 0 and `judge`,
 * where there is one, finds no fault in what it printed.
 */
export const gates = [
  { name: 'types', args: [program('typescript/bin/tsc'), '--noEmit', '--pretty', 'false'] },
  {
    name: 'style',
    args: [program('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings'],
  },
  {
    name: 'architecture',
    args: [
      program('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', 'config/dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...cruised,
    ],
    // Without @swc/core it sees no TypeScript at all, and is content.
    judge: (output) =>
      /\(0 modules/.test(output) || !/\d+ modules/.test(output)
        ? 'No module was looked at.'
        : undefined,
  },
  {
    name: 'dead code',
    args: [
      program('knip/bin/knip.js'),
      '--config',
      'config/knip.json',
      '--no-progress',
      '--no-config-hints',
    ],
  },
]
