import { existsSync } from 'node:fs'
import { checkout, inCheckout } from './checkout.mjs'
import { runQuietly } from './child.mjs'
import { projectNode } from './node.mjs'

const program = (path) => inCheckout('node_modules', path)
const cruised = ['src', 'migrations', 'test', 'bench'].filter((name) =>
  existsSync(inCheckout(name)),
)

/**
 * The gates that check the source without running it. Each is a program for the project's Node with its
 * arguments; `doubt`, where there is one, checks the output of a run that passed.
 */
export const gates = [
  { name: 'types', args: [program('typescript/bin/tsc'), '--noEmit', '--pretty', 'false'] },
  {
    name: 'style',
    args: [
      program('@biomejs/biome/bin/biome'),
      'ci',
      '--colors=off',
      '--error-on-warnings',
      '--max-diagnostics=none',
    ],
  },
  {
    name: 'architecture',
    args: [
      program('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', 'config/dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...cruised,
    ],
    // Without @swc/core it sees no TypeScript at all, and passes.
    doubt: (output) =>
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

/**
 * Runs a gate over a folder. Returns undefined when it passes, else what it found.
 * @param {string} folder
 * @param {{ args: string[], doubt?: (output: string) => string | undefined }} gate
 * @returns {Promise<string | undefined>}
 */
export async function faultsIn(folder, { args, doubt }) {
  const { code, output } = await runQuietly(projectNode(), args, { cwd: folder })
  return code === 0 ? doubt?.(output) : output.trimEnd()
}

/** Runs `faultsIn` over this checkout. */
export const faultsHere = (gate) => faultsIn(checkout, gate)
