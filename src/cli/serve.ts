import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import { type Config, makeDataFolder } from '#platform/config'
import { type Mutex, takeMutexOnFile } from '#platform/database'
import { Refusal } from '#platform/errors'
import { type Log, openLog } from '#platform/log'
import { isS3Address } from '#platform/storage'
import { encryptDatabase, isUnderAnotherKey, openApp } from '#server'
import { serverLimits } from '#server/limits'
import type { Serving } from '#server/serve'
import { Obstacle, type Shell, say } from './shell.ts'
import { configurationFrom, refuseLostDatabase } from './with-candor.ts'

/** Between two tries, in milliseconds. */
const retry = 250

interface Patience {
  milliseconds: number
  /** Aborted when the start is asked to stop. */
  signal: AbortSignal
  log: Log
}

/** What is waited for, by the refusal for its absence, and the message about it. */
const waits: Record<string, string> = {
  'service.storage_unavailable': 'The storage of files does not answer yet; waiting',
  'service.database_unavailable': 'The database does not answer yet; waiting',
  'service.outcome_unknown': 'The database does not answer yet; waiting',
}

/**
 * Runs a step of the start, and again while the storage or the database does not answer, including a
 * database that was there at first and was lost or overloaded a moment later. Without a supervisor nobody
 * else would start this process again.
 * @throws Obstacle where the storage is still away when the patience ends; else what the step threw
 */
export async function whileAway<T>(
  step: () => Promise<T>,
  { milliseconds, signal, log }: Patience,
): Promise<T> {
  const end = performance.now() + milliseconds
  for (let tries = 0; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      const wait = error instanceof Refusal ? waits[error.code] : undefined
      if (wait === undefined) throw error
      if (signal.aborted || performance.now() >= end) throw obstacleOf(error as Refusal)
      if (tries === 0) log.warn({}, wait)
      await pause(retry)
    }
  }
}

function obstacleOf(refusal: Refusal): Error {
  return refusal.code === 'service.storage_unavailable' ? away : refusal
}

const away = new Obstacle(
  'The storage of files does not answer. Check CANDOR_STORAGE_URL, and that it runs.',
)

/** How long closing may take after every request was answered, in milliseconds. */
const closing = 5000

export function addServe(program: Command, shell: Shell): void {
  program
    .command('serve')
    .description('Serve the website until it is told to stop (SIGTERM, Ctrl+C)')
    .action(() => serveUntilAsked(shell))
}

/**
 * Serves until it is asked to stop. Prints its address and the one-time link on standard error, so that
 * standard output holds nothing but the log.
 */
async function serveUntilAsked({ env }: Shell): Promise<void> {
  const config = configurationFrom(env)
  try {
    await serveUntil(whenAskedToStop(), config)
  } finally {
    // Node waits for a channel that has a listener, even after a failed start.
    if (process.connected) process.disconnect()
  }
}

async function serveUntil(asked: Promise<void>, config: Config): Promise<void> {
  // No other command needs pages and API, which take longer to load than the rest of any command.
  const { serve } = await import('#server/serve')
  const lock = becomeSoleServer(config)
  const giveUp = new AbortController()
  void asked.then(() => giveUp.abort())
  const patience = { milliseconds: serverLimits.databaseAtStart, signal: giveUp.signal }
  const log = openLog(config.log)
  const opening = () => openForServing(config, { patience, log })
  const app = await whileAway(opening, { ...patience, log }).catch((error: unknown) => {
    if (!giveUp.signal.aborted) throw error
  })
  if (!app) return
  const open = () => refuseLostDatabase(app).then(() => serve(app))
  const serving = await whileAway(open, { ...patience, log }).catch(async (error: unknown) => {
    await app.close()
    if (!giveUp.signal.aborted) throw whyNotListening(error, config)
  })
  if (!serving) return
  // By default V8 lets the heap grow by half before it collects all of it. What a request leaves is gone sooner,
  // so a fifth is room enough; a start, of which everything stays, would only be collected more often.
  setFlagsFromString('--heap-growing-percent=20')
  // From here on nobody is to wait for all of the heap to be marked (main.ts).
  setFlagsFromString('--incremental-marking')
  announce(serving, config)
  const failure = await Promise.race([asked, app.runtime.database.failed])
  // The server's log must not end in silence when something never closes.
  const overdue = setTimeout(
    () => {
      app.runtime.log.error({}, 'Stopped without waiting any longer')
      process.exit(1)
    },
    config.stopPause + serverLimits.gracefulStop + closing,
  )
  await serving.stop()
  clearTimeout(overdue)
  await lock?.letGo()
  app.runtime.log.info({}, 'Stopped')
  // The supervisor starts it again, and that start examines the database first.
  if (failure) throw new Obstacle(`Candor stopped itself: ${failure.message}. Check the disk.`)
}

/**
 * Resolves at the first request to stop. Further ones change nothing: Ctrl+C reaches this process from the
 * terminal and again from its parent. A killed parent can only close the channel between us
 * (scripts/child.mjs).
 */
function whenAskedToStop(): Promise<void> {
  return new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => resolve())
    if (process.connected) process.once('disconnect', () => resolve())
  })
}

function announce({ port, setUpLink }: Serving, config: Config): void {
  const at = config.host === null ? '' : ` of ${config.host}`
  const url = config.port === 0 ? `http://localhost:${port}` : config.url
  const link = setUpLink ? `\nOpen this link once to set up Candor: ${setUpLink}` : ''
  // Written at once: whoever reads the first line has the link too.
  say(`Candor listens on port ${port}${at}; its address is ${url}${link}`)
}

function whyNotListening(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRNOTAVAIL')
    return new Obstacle(`CANDOR_HOST (${host}) is no address of this machine.`)
  if (code === 'EADDRINUSE')
    return new Obstacle(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES' && port < 1024)
    return new Obstacle(`Candor may not listen on port ${port}. Set PORT to 1024 or above.`)
  return error
}

/**
 * Makes this process the only one that serves from its data folder: at its start a server removes files
 * that no row refers to, which must not hit another server's uploads. The lock is the kernel's, held
 * through SQLite, so it ends with the process however that ends.
 * Throws `Obstacle` when another process has it. With files in S3 there may be any number of servers.
 */
function becomeSoleServer({ dataFolder, storageUrl }: Config): Mutex | null {
  if (isS3Address(storageUrl)) return null
  makeDataFolder(dataFolder)
  const lock = takeMutexOnFile(join(dataFolder, 'serving.lock'))
  if (lock) return lock
  throw new Obstacle(
    'Another Candor is serving from this data folder. Stop it first, or set CANDOR_DATA.',
  )
}

type OpenedApp = Awaited<ReturnType<typeof openApp>>
type Parts = NonNullable<Parameters<typeof openApp>[1]> & { log: Log }

/**
 * Opens everything for a server. Before that, an SQLite file that is encrypted with a former key is encrypted with the
 * present one, and so is one in plain: nobody else has the file open yet.
 */
async function openForServing(config: Config, parts: Parts): Promise<OpenedApp> {
  const app = await openApp(config, parts)
  try {
    if (!isUnderAnotherKey(app.runtime.config)) return app
    // What follows folds the log into the file, and then nobody knows that the last server was cut off.
    await app.runtime.database.refuseIfDamaged()
  } catch (error) {
    await app.close()
    throw error
  }
  await app.close()
  encrypt(config, parts.log)
  return openApp(config, parts)
}

/** A server starts in any case: it can read the file as it is. */
function encrypt(config: Config, log: Log): void {
  const again = 'Candor tries again at the next start'
  try {
    if (encryptDatabase(config)) log.info({}, 'The database was encrypted with the present key')
    else log.warn({}, `The database is not encrypted yet: another process has it open. ${again}`)
  } catch (error) {
    log.error({ error }, `The database could not be encrypted. ${again}`)
  }
}
