import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import { encryptDatabase, isUnderAnotherKey, openApp } from '#server'

type OpenedApp = Awaited<ReturnType<typeof openApp>>
type Parts = NonNullable<Parameters<typeof openApp>[1]> & { log: Log }

/**
 * Opens everything for a server. Before that, an SQLite file that is encrypted with a former key is encrypted with the
 * present one, and so is one in plain: nobody else has the file open yet.
 */
export async function openForServing(config: Config, parts: Parts): Promise<OpenedApp> {
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
