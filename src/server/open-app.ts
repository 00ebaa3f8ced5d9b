import { totalmem } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type App, gateRates } from '#gate'
import { openAccounts, scryptHashing } from '#modules/accounts'
import { accountLimits, accountRates } from '#modules/accounts/forms.schema'
import { calendarRates } from '#modules/agenda/schema'
import { announcementRates } from '#modules/announcements/schema'
import { attestationLimits, attestationRates } from '#modules/attestations/schema'
import { caseLimits, caseRates } from '#modules/cases/schema'
import { documentLimits } from '#modules/documents/schema'
import { incomingLimits, incomingRates } from '#modules/incoming/schema'
import { lookupLimits, lookupRates } from '#modules/lookup/schema'
import { messageLimits } from '#modules/messages/schema'
import { newsLimits } from '#modules/news/schema'
import { sessionLengths } from '#modules/organisation'
import { organisationLimits, organisationRates } from '#modules/organisation/fields.schema'
import { privacyLimits } from '#modules/privacy/schema'
import { receiptLimits, receiptRates, verificationRates } from '#modules/receipts/schema'
import { digestStored } from '#modules/records'
import { recordRates } from '#modules/records/schema'
import { shareLimits, shareRates } from '#modules/shares/schema'
import { exchangeLimits } from '#modules/tables/notes/limits.schema'
import { type Clock, systemClock } from '#platform/clock'
import { type Config, makeDataFolder } from '#platform/config'
import { openSecrets, type PasswordHashing } from '#platform/crypto'
import type { Database, Patience } from '#platform/database'
import { randomIds } from '#platform/ids'
import { openImages } from '#platform/images'
import { openCounter, openLimits, platformLimits, type Rate } from '#platform/limits'
import { type Log, openLog } from '#platform/log'
import { openSms } from '#platform/sms'
import { openStorage, timedStorage } from '#platform/storage'
import { openUploads } from '#platform/turns'
import { beginEncryption, encryptFiles, openOwnDatabase } from './encryption.ts'
import { recallFormerSecrets } from './former-secrets.ts'
import { refuseMissingTables } from './health.ts'
import { serverLimits } from './limits.ts'
import { noteLostTail } from './losses.ts'

/** Every rate of Candor. */
export const everyRate: readonly Rate[] = [
  gateRates,
  accountRates,
  attestationRates,
  announcementRates,
  calendarRates,
  caseRates,
  lookupRates,
  incomingRates,
  organisationRates,
  receiptRates,
  recordRates,
  shareRates,
  verificationRates,
].flatMap((rates) => Object.values<Rate>(rates))

/** In milliseconds. */
const longestWindow = Math.max(...everyRate.map(({ window }) => window))

/** Every other limit. docs/reference.md repeats both for operators; a test keeps them equal. */
export const everyLimit = {
  ...platformLimits,
  ...serverLimits,
  ...accountLimits,
  ...attestationLimits,
  ...caseLimits,
  ...documentLimits,
  ...incomingLimits,
  ...exchangeLimits,
  ...lookupLimits,
  ...organisationLimits,
  ...messageLimits,
  ...newsLimits,
  ...receiptLimits,
  ...privacyLimits,
  ...shareLimits,
}

/** How long mails under way may take when everything is closed, in milliseconds. */
const mailsAtStop = 3000

interface Parts {
  clock?: Clock
  log?: Log
  database?: Database
  passwords?: PasswordHashing
  /** Whether it is opened to be examined, with whatever tables there are. */
  asItIs?: boolean
  /** How long to wait for a database that does not answer; by default not at all. */
  patience?: Omit<Patience, 'onWait'>
}

/** Opens everything that one Candor needs, from its configuration, and brings the schema up to date. */
export async function openApp(
  config: Config,
  parts: Parts = {},
): Promise<App & { close(): Promise<void> }> {
  makeDataFolder(config.dataFolder)
  const clock = parts.clock ?? systemClock
  const log = parts.log ?? openLog(config.log)
  const secrets = openSecrets(config.secret, config.attestationKey, config.formerSecret)
  const database = parts.database ?? openOwnDatabase(config)
  const { passwords = scryptHashing } = parts
  const bare = await openStorage(config.storageUrl, database.reserve)
  const { storage, encryption } = encryptFiles(
    config.metricsToken === null ? bare : timedStorage(bare),
    { config, secrets, database, clock },
  )
  const images = openImages()
  const limits = openLimits({
    database,
    clock,
    secrets,
    raisedFor: config.raisedLimitsFor,
    longestWindow,
  })
  // Most of a mail library is loaded for nothing where there is no mail server.
  const mail =
    config.smtpUrl === null ? null : (await import('#platform/mail')).openMail({ config, log })
  const sms = openSms({ config, log })
  const ids = randomIds
  const counter = openCounter(lookupLimits.numbersInMemory)
  // Some systems report an absurd number where there is no limit.
  const uploads = openUploads(Math.min(process.constrainedMemory() || totalmem(), totalmem()))
  const opened = { config, database, storage, images, limits, uploads, counter, log, mail, sms }
  const runtime = { ...opened, encryption, clock, ids, secrets, passwords }
  const onWait = (reason: string) =>
    log.warn({ reason }, 'The database does not answer yet; waiting')
  try {
    await database.waitUntilThere({ milliseconds: 0, ...parts.patience, onWait })
    await database.migrate({
      signal: parts.patience?.signal,
      onWait: () => log.warn({}, 'Others are reading tables that have to change; waiting'),
    })
    if (!parts.asItIs) await refuseMissingTables(database)
    try {
      await beginEncryption(encryption, database)
      if (!parts.asItIs) await digestStored(runtime)
      await recallFormerSecrets(runtime)
      await noteLostTail(runtime)
    } catch (error) {
      await refuseMissingTables(database)
      throw error
    }
  } catch (error) {
    await images.close()
    await database.close()
    throw error
  }
  const accounts = openAccounts(runtime, sessionLengths)
  return {
    runtime,
    accounts,
    close: async () => {
      // A mail server that does not answer must not delay a stop.
      await Promise.race([
        accounts.afterwards.settled(),
        setTimeout(mailsAtStop, undefined, { ref: false }),
      ])
      mail?.close()
      await images.close()
      await database.close()
    },
  }
}
