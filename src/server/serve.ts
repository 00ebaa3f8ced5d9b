import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '#gate'
import { takeUpGivenKey } from '#modules/attestations'

import { newSetUpToken, noteAddress } from '#modules/organisation'
import { judge } from '#modules/speech'
import { second } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { standardHeaders } from './arriving.ts'
import { createApp } from './create-app.ts'
import { openHealth } from './health.ts'
import { startHousekeeping } from './housekeeping.ts'
import { connectionsThatFit, httpServer } from './http-server.ts'
import { serverLimits } from './limits.ts'
import { openSweep } from './sweep.ts'

type Opened = App & { close(): Promise<void> }

export interface Serving {
  port: number
  /** The one-time set-up link, or null when the installation is set up. */
  setUpLink: string | null
  /**
   * Reports that it is not ready, serves on for the configured pause, finishes what is under way (10 s at
   * most), then closes everything.
   */
  stop(): Promise<void>
}

/** Serves an opened Candor on its port (0: any free one). */
export async function serve(app: Opened): Promise<Serving> {
  const { config, log } = app.runtime
  const health = openHealth(app)
  const { fetch, direct, open } = openLater(createApp(app, health))
  const server = httpServer(fetch, standardHeaders(config.url), {
    ...config,
    direct,
    mostConnections: connectionsThatFit(),
    noteFull: health.noteFull,
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: config.port, host: config.host ?? undefined }, resolve)
  })
  const { port } = server.address() as AddressInfo
  const { sweep, token } = await begin(app).catch((error) => {
    server.close()
    server.closeAllConnections()
    throw error
  })
  open()
  // Prepares the words of six languages, for which the first page would wait.
  setTimeout(judge, second, 'text', 'Ask the embassy.').unref()
  const housekeeping = startHousekeeping(app, sweep)
  const base = config.port === 0 ? `http://localhost:${port}` : config.url
  let stopping: Promise<void> | undefined
  const stop = async () => {
    health.beginStop()
    server.keepNoConnection()
    await pause(config.stopPause)
    await closeServer(server)
    try {
      await housekeeping.stop()
    } catch (error) {
      log.error({ error }, 'The last writes failed')
    }
    await app.close()
  }
  return {
    port,
    setUpLink: token === null ? null : `${base}/set-up/${token}`,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

const stillRead = 'not ready: the database is still being read\n'

type Faces = Pick<ReturnType<typeof createApp>, 'fetch' | 'direct'>

/** Lets everything wait that is asked before `open` is called, but whether the process answers, and whether it is ready. */
function openLater({ fetch, direct }: Faces): Faces & { open(): void } {
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  let isOpen = false
  return {
    fetch: (request, ...rest) => {
      const path = isOpen ? '/healthz' : new URL(request.url).pathname
      if (path === '/healthz') return fetch(request, ...rest)
      if (path === '/readyz') return new Response(stillRead, { status: 503 })
      return opened.then(() => fetch(request, ...rest))
    },
    direct: (...both) => isOpen && direct(...both),
    open: () => {
      isOpen = true
      resolve()
    },
  }
}

/** Does what a server does before it answers anybody. */
async function begin(app: Opened) {
  // Nothing is shown from a damaged database, and nothing is built on it.
  await app.runtime.database.refuseIfDamaged()
  const sweep = await openSweep(app)
  const asSystem = actAs(app.runtime, system, { goesOnWhenFull: true })
  await asSystem.write((ctx) => noteAddress(ctx, app.runtime.config.url))
  await asSystem.write(takeUpGivenKey)
  return { sweep, token: await asSystem.write(newSetUpToken) }
}

/** Accepts no new connections, closes idle ones immediately, busy ones after their answer or after 10 s. */
async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const overdue = setTimeout(() => {
      server.closeAllConnections()
    }, serverLimits.gracefulStop)
    // A connection whose last answer was sent would otherwise be kept for five more seconds.
    const idle = setInterval(() => {
      server.closeIdleConnections()
    }, 50)
    server.close(() => {
      clearTimeout(overdue)
      clearInterval(idle)
      resolve()
    })
  })
}
