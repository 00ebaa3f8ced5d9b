import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Ended, runCandor } from '#test/candor-process'
import { freshFolder } from '#test/fresh-folder'
import { dropPostgres, freshPostgres } from '#test/postgres'

const kept = join(import.meta.dirname, 'written-by-0.2.0')
const clock = join(import.meta.dirname, '../../support/shifted-clock.mjs')

/** What is known of the folders that version 0.2.0 wrote, one with each engine, with rows of every kind. */
export const written = JSON.parse(readFileSync(join(kept, 'written.json'), 'utf8'))

/** A copy of such a folder, in which it is still the hour in which it was written. */
export interface WrittenFolder {
  env: Record<string, string>
  /** Runs a command of a build on it. */
  run(program: string | undefined, ...args: string[]): Promise<Ended>
  remove(): Promise<void>
}

export async function unpackWritten(engine: 'sqlite' | 'postgres'): Promise<WrittenFolder> {
  const folder = freshFolder('.cache/products')
  execFileSync('tar', ['-xzf', join(kept, `${engine}.tar.gz`), '-C', folder])
  const database = engine === 'postgres' ? await loaded(join(folder, 'database.sql')) : null
  const shift = join(folder, 'shift')
  // What is due by now was not due then.
  writeFileSync(shift, String(Date.parse(written.at) - Date.now()))
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${clock}`,
    SHIFTED_CLOCK: shift,
    CANDOR_DATA: folder,
    CANDOR_URL: written.url,
    CANDOR_SECRET: written.secret,
    ...(database && { CANDOR_DATABASE_URL: database }),
  }
  return {
    env,
    run: (program, ...args) => runCandor(args, env, '', undefined, program),
    remove: async () => {
      if (database) await dropPostgres(database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function loaded(path: string): Promise<string> {
  const url = await freshPostgres()
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(readFileSync(path, 'utf8'))
  await client.end()
  rmSync(path)
  return url
}
