import type { App } from '#api'
import { anchorAuditHead } from '#modules/audit'
import { type ActionContext, actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server'
import { configurationFrom } from './configuration.ts'
import type { Shell } from './shell.ts'

/** A Candor that was opened for one command, and the context of the command line on it. */
export interface Opened {
  app: App
  ctx: ActionContext
}

/**
 * Opens everything as the server does, runs, and closes it again; the server may be running
 * meanwhile. The log goes to standard error and holds warnings only.
 */
export async function withCandor<T>(
  { env }: Shell,
  run: (opened: Opened) => Promise<T>,
): Promise<T> {
  const config = configurationFrom(env)
  const log = openLog({ pretty: false, level: 'warn', to: 'stderr' })
  const app = await openApp(config, { log })
  try {
    return await run({ app, ctx: actAs(app.runtime, system) })
  } finally {
    await app.close()
  }
}

/** The same for commands that change something: no server may be there to keep the log's head. */
export function changeCandor<T>(shell: Shell, run: (opened: Opened) => Promise<T>): Promise<T> {
  return withCandor(shell, async (opened) => {
    const result = await run(opened)
    await anchorAuditHead(opened.ctx)
    return result
  })
}
