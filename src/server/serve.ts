import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { App } from '#api'
import { newSetUpToken } from '#modules/organisation'
import { actAs, system } from '#platform/context'
import { limitTable } from '#platform/limits'
import { createApp } from './create-app.ts'
import { standardHeaders } from './headers.ts'
import { startHousekeeping, sweepAtStart } from './housekeeping.ts'
import { httpServer } from './http-server.ts'

type Opened = App & { close(): Promise<void> }

export interface Serving {
  port: number
  /** The one-time set-up link, or null when the installation is set up. */
  setUpLink: string | null
  /** Finishes what is under way (10 s at most), then closes everything. */
  stop(): Promise<void>
}

/** Serves an opened Candor on its port (0: any free one). */
export async function serve(app: Opened): Promise<Serving> {
  const { config } = app.runtime
  await sweepAtStart(app)
  const token = await actAs(app.runtime, system).write(newSetUpToken)
  const server = httpServer(createApp(app).fetch, standardHeaders(config.url))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, resolve)
  })
  const { port } = server.address() as AddressInfo
  const housekeeping = startHousekeeping(app)
  const base = config.port === 0 ? `http://localhost:${port}` : config.url
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await closeServer(server)
    await housekeeping.stop()
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

/** No new connections, idle ones closed at once, busy ones after their answer or after 10 s. */
async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const overdue = setTimeout(() => {
      server.closeAllConnections()
    }, limitTable.gracefulStop)
    // A connection whose last answer has gone out would otherwise be kept for five seconds more.
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
