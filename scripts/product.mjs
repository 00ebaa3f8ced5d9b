import { build, builtCommand } from './build.mjs'
import { runInstead } from './child.mjs'
import { install } from './install.mjs'
import { projectNode } from './node.mjs'

/**
 * Runs the built `candor` with these arguments after installing and building what is missing.
 * Answers its exit code.
 */
export async function candor(args) {
  await install()
  await build()
  const env = { ...frugalMemory, ...process.env, NODE_ENV: 'production' }
  return await runInstead(projectNode(), [builtCommand, ...args], { env })
}

/**
 * Makes glibc give the memory of large pictures back at once. By default it keeps what two papers
 * drawn at a time needed, some 200 MB, for ever (docs/performance.md). Only the environment that a
 * program starts with can say so. V8 likewise lets short-lived objects fill 48 MB before it looks
 * at them; with 12 MB it looks more often, and an answer takes no longer. On a large machine V8 lets
 * the rest grow by half before it looks at that; with a bound of 1 GB, several times what a million
 * records need, it looks in time (200 MB at the most under load instead of 250).
 */
export const frugalMemory = {
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=1024',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
