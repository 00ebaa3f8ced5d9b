import { join } from 'node:path'

/** In the environment of a process: where it keeps the programs that it has compiled, for the next one. */
export const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../.cache/compiled') }

/**
 * Makes every process and worker of the tests take its programs compiled from there: they start some
 * hundreds of each, and each would read and compile the same sources again.
 */
export function keepCompiledCode(): void {
  Object.assign(process.env, compiled)
}
