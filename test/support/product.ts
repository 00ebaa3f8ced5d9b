import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { KeyScope } from '#modules/accounts/forms.schema'
import { build } from '../../scripts/build.mjs'
import { frugalMemory } from '../../src/cli/frugal-memory.mjs'
import { callApi } from './call-api.ts'
import { type Ended, runCandor, ServerProcess } from './candor-process.ts'
import { runCommand } from './commands.ts'
import { freshFolder } from './fresh-folder.ts'
import { freePort } from './listen.ts'
import { phonePhotoJpeg } from './phone-photos.ts'
import { emptyPostgres } from './postgres.ts'

export interface ProductOptions {
  engine?: 'sqlite' | 'postgres'
  /** Added to the environment of the server and of every command; a PORT here fixes its port. */
  env?: Record<string, string>
  /** How many files the server may have open at a time; by default as many as this process. */
  openFiles?: number
  /** Another build's program; by default this checkout's. */
  program?: string
  /** A data folder that it begins with a copy of. */
  data?: string
}

/** The built product as an operator runs it: a server in a process of its own, and its commands. */
export interface Product {
  url: string
  /** The one-time link that the latest start printed, or null. */
  readonly setUpLink: string | null
  dataFolder: string
  engine: 'sqlite' | 'postgres'
  /** `postgres://…`, or the path of the SQLite file. */
  databaseUrl: string
  /** The environment of the server. */
  env: Record<string, string>
  /** Process id of the current server. */
  readonly pid: number
  /** Returns all output of the server so far, over all starts: standard output, or standard error. */
  logs(stream?: 'stdout' | 'stderr'): string
  /** Runs `candor` with these arguments beside the server, in a process of its own. */
  run(args: readonly string[], stdin?: string): Promise<Ended>
  /** Does the same in a process that stays, one command after the other: most of a small command is its start. */
  command(args: readonly string[], stdin?: string): Promise<Ended>
  /** Sends SIGTERM, waits, and returns the exit code. The data stay. */
  stop(): Promise<number>
  /** Ends the server with SIGKILL. The data stay. */
  kill(): Promise<void>
  /** Starts the server again on the same data and port, stopping it first when it runs. */
  restart(): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

/** Checked once in a process: comparing all sources with the build takes a tenth of a second. */
let built: Promise<void> | undefined

/**
 * Builds the product when the build is stale, and starts it in production on a free port with an empty data folder
 * inside the checkout. However this process ends, the server ends with it.
 */
export async function startProduct({
  engine = 'sqlite',
  env: extra = {},
  openFiles,
  program,
  data,
}: ProductOptions = {}): Promise<Product> {
  built ??= build()
  await built
  const dataFolder = freshFolder('.cache/products')
  const postgres = engine === 'postgres' ? await emptyPostgres() : null
  const port = Number(extra.PORT ?? (await freePort()))
  const url = `http://localhost:${port}`
  const env = {
    ...frugalMemory,
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    CANDOR_URL: url,
    CANDOR_DATA: dataFolder,
    ...(postgres ? { CANDOR_DATABASE_URL: postgres.url } : {}),
    ...extra,
  }
  if (data) cpSync(data, dataFolder, { recursive: true })
  const server = new ServerProcess(env, {
    ...(program && { program }),
    ...(openFiles && { openFiles }),
  })
  await server.start()
  return {
    url,
    dataFolder,
    engine,
    env,
    databaseUrl: postgres?.url ?? join(dataFolder, 'candor.sqlite'),
    get setUpLink() {
      return server.setUpLink
    },
    get pid() {
      return server.pid
    },
    logs: (stream) => server.logs(stream),
    run: (args, stdin) => runCandor(args, env, stdin, undefined, program),
    command: (args, stdin = '') => runCommand({ args, env, stdin }),
    stop: () => server.end('SIGTERM'),
    kill: async () => {
      await server.end('SIGKILL')
    },
    restart: async () => {
      await server.end('SIGTERM')
      await server.start()
    },
    remove: async () => {
      await server.end('SIGKILL')
      await postgres?.remove()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Somebody who can sign in. */
export interface Credentials {
  email: string
  password: string
  name: string
}

/** Sets the product up through its command line as "Padma Overseas Ltd" and returns its admin. */
export async function setUpProduct(product: Product): Promise<Credentials> {
  const admin = { email: 'amina@padma.example', password: 'seven quiet river boats', name: 'Amina' }
  const args = [
    ...['setup', '--organisation', 'Padma Overseas Ltd', '--licence', 'RL-1234'],
    ...['--authority', 'Bureau of Manpower, Employment and Training'],
    ...['--admin-email', admin.email, '--admin-name', admin.name, '--admin-password-stdin'],
  ]
  await prepared(product, args, `${admin.password}\n`)
  return admin
}

/**
 * Waits until a running product on SQLite has stored the head of its log beside its files. From then on a start
 * clears away what a kill left.
 */
export async function headKept({ dataFolder }: Product): Promise<void> {
  while (!existsSync(join(dataFolder, 'files/audit/head'))) await pause(20)
}

/** Makes an API key of the set-up product through its command line. */
export async function apiKey(
  product: Product,
  role: 'admin' | 'moderator' | 'student',
  scope?: KeyScope,
): Promise<string> {
  const args = ['api-key', 'create', '--role', role, '--name', 'test']
  if (scope) args.push('--scope', scope)
  const { stdout } = await prepared(product, args)
  return stdout.trim()
}

let added = 0

/** Random letters and digits would sometimes spell an authority, and be refused. */
function nextName(role: string): string {
  added += 1
  return `${role}-${added}`
}

/** Adds somebody to the set-up, running product: an admin by command, then the role by the API. */
export async function addPerson(
  product: Product,
  { role, name = nextName(role) }: { role: string; name?: string },
): Promise<Credentials> {
  const person = {
    email: `${name.replaceAll(' ', '.')}@padma.example`.toLowerCase(),
    password: 'eight calm paddy fields',
    name,
  }
  const args = ['admin', 'create', '--email', person.email, '--name', name, '--password-stdin']
  await prepared(product, args, `${person.password}\n`)
  if (role === 'admin') return person
  const key = await ownKey(product)
  const { accounts } = await callApi(product, key, ['POST', '/accounts/search'], {
    search: person.email,
  })
  await callApi(product, key, ['PATCH', `/accounts/${accounts[0].id}`], { role })
  return person
}

const ownKeys = new WeakMap<Product, Promise<string>>()

/** Returns the key with which roles are given: one for each product, since each command takes time. */
function ownKey(product: Product): Promise<string> {
  const key = ownKeys.get(product) ?? apiKey(product, 'admin', 'accounts')
  ownKeys.set(product, key)
  return key
}

let entered = 0

/** Enters an invented candidate by the API with a key of the product; returns the answer. */
export async function addRecord(
  product: Product,
  key: string,
  details: Record<string, string> = {},
): Promise<{
  id: string
  version: number
  name: string
  reference: string
  passportNumber: string
}> {
  entered += 1
  return callApi(product, key, ['POST', '/records'], {
    passportNumber: `ZZ${8_000_000 + entered}`,
    referenceNumber: `TEST${10_000 + entered}`,
    ...{ name: 'Rahima Khatun', fatherName: 'Abdul Karim', motherName: 'Salma Begum' },
    ...{ address: 'House 7, Road 3, Cumilla', nationality: 'BD', destinationCountry: 'CA' },
    ...details,
  })
}

/** Publishes "Interviews in Cumilla" with two photos by the API. */
export async function publishNotice(product: Product, key: string): Promise<void> {
  const form = new FormData()
  form.set('title', 'Interviews in Cumilla')
  form.set('text', 'On Sunday, from nine o’clock.\n\nBring your passport and your slip.')
  for (const label of ['Hall', 'Door']) {
    const photo = await phonePhotoJpeg({ width: 1400, height: 1000, label })
    form.append('images', new File([new Uint8Array(photo)], `${label}.jpg`))
  }
  await callApi(product, key, ['POST', '/notices'], form)
}

async function prepared({ env }: Product, args: readonly string[], stdin = ''): Promise<Ended> {
  const ended = await runCommand({ args, env, stdin })
  if (ended.code !== 0) throw new Error(`candor ended with ${ended.code}: ${ended.stderr}`)
  return ended
}
