import type { Command } from 'commander'
import type { Config } from '#platform/config'
import { openLog } from '#platform/log'
import { serverLimits } from '#server/limits'
import type { Serving } from '#server/serve'
import { configurationFrom } from './configuration.ts'
import { Obstacle } from './exit-code.ts'
import { openForServing } from './open-for-serving.ts'
import { type Shell, say } from './shell.ts'
import { becomeSoleServer } from './sole-server.ts'
import { whileAway } from './while-away.ts'
import { refuseLostDatabase } from './with-candor.ts'

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
  const letGo = becomeSoleServer(config)
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
  letGo()
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
  say(`Candor listens on port ${port}${at}; its address is ${url}`)
  if (setUpLink) say(`Open this link once to set up Candor: ${setUpLink}`)
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
