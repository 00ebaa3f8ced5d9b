import { frugalMemory } from '../src/cli/frugal-memory.mjs'
import { build, builtCommand } from './build.mjs'
import { runInstead } from './child.mjs'
import { install } from './install.mjs'
import { projectNode } from './node.mjs'

/**
 * Runs the built `candor` with these arguments after installing and building what is missing. Returns its
 * exit code.
 */
export async function candor(args) {
  await install()
  await build()
  const env = { ...frugalMemory, ...process.env, NODE_ENV: 'production' }
  return await runInstead(projectNode(), [builtCommand, ...args], { env })
}
