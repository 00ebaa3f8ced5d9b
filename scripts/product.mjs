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
 * program starts with can say so. On a large machine V8 lets the heap grow by half before it collects
 * what pages left behind; with a bound of 768 MB, several times what a million records need, it
 * collects in time. Spreadsheets are unpacked in a thread with a bound of its own. Short-lived
 * objects have 16 MB a half: with less, more of them are taken for long-lived ones, and a page takes
 * a quarter longer.
 */
export const frugalMemory = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=768',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
