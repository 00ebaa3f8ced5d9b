import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './listen.ts'
import { clusters, createCluster, isRoot, nobody, runServer, serverSettings } from './postgres.ts'

const run = promisify(execFile)

/** A separate PostgreSQL, with durable commits, that can crash and start again on its data. */
export interface PostgresServer {
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
  /** The folder for its data; by default that of all servers. */
  within?: string
}

/** Makes the data of a server, empty or as a standby; `start` starts it. It ends with this process. */
export async function openPostgresServer({
  standbyOf,
  within = clusters,
}: Options = {}): Promise<PostgresServer> {
  await mkdir(within, { recursive: true })
  const folder = await mkdtemp(join(within, `${process.pid}-`))
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
    port,
    name,
    folder,
    password,
    start: async (settings = []) => {
      kept.push(...settings)
      await rm(join(folder, 'server.log'), { force: true })
      end = await runServer(folder, [...serverSettings(port, true), ...kept])
    },
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
