import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freshPostgres } from './postgres.ts'

const kept = join(import.meta.dirname, '../releases')

/** How to open a kept installation; `scripts/keep-release.sh` wrote it. */
export interface Opens {
  secret: string
  sqlite: Keys
  postgres: Keys
}
interface Keys {
  password: string
  passportNumber: string
  accessCode: string
}

export interface KeptInstallation {
  /** The data folder. */
  folder: string
  /** The database: a `postgres://` URL, or the path of a file. */
  url: string
  opens: Opens
  remove: () => void
}

/** Each version of which an installation was kept, on each engine. */
export const keptReleases = readdirSync(kept).flatMap((name) =>
  (['sqlite', 'postgres'] as const).map((engine) => ({ name, engine })),
)

/** The backups that versions made of themselves on SQLite, and how to open their content. */
export const keptBackups = readdirSync(kept).map((name) => ({
  name,
  path: join(kept, name, 'backup.zip'),
  opens: opensOf(name),
}))

/** Unpacks an installation as the version left it, without bringing anything up to date. */
export async function unpackRelease({
  name,
  engine,
}: (typeof keptReleases)[number]): Promise<KeptInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-released-'))
  execFileSync('tar', ['-xzf', join(kept, name, `${engine}.tar.gz`), '-C', folder])
  return {
    folder,
    url: engine === 'postgres' ? await restored(folder) : join(folder, 'candor.sqlite'),
    opens: opensOf(name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function opensOf(name: string): Opens {
  return JSON.parse(readFileSync(join(kept, name, 'opens.json'), 'utf8')) as Opens
}

/** Makes a database with the content of a `pg_dump`. */
async function restored(folder: string): Promise<string> {
  const connectionString = await freshPostgres()
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(readFileSync(join(folder, 'candor.sql'), 'utf8'))
  await client.end()
  return connectionString
}
