import { letters } from '#api'
import { issueAccessCode } from '#modules/lookup'
import { openSender, type Sender, selectMessages } from '#modules/messages'
import type { NewRecord } from '#modules/records/schema'
import { minute } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openMail } from '#platform/mail'
import { openSms } from '#platform/sms'
import { recordOfOld } from '#test/candidates'
import { startGateway } from '#test/sms-gateway'
import { startSmtp } from '#test/smtp'
import { people, type TestRuntime, whenTested } from '#test/test-runtime'

/** Milliseconds that a sender in a test waits for a silent server. */
export const impatient = 1000

/**
 * Makes a sender as a separate process would have it, with this mail server and this gateway, or none. It
 * waits as long as the product does, unless the test expects no answer.
 */
export function senderOf(
  app: TestRuntime,
  smtpUrl: string | null = null,
  gateway: Record<string, string> = {},
  patience?: number,
) {
  const { config, log } = app.runtime
  const mail = openMail({ config: { smtpUrl, url: config.url }, log }, patience)
  const sms = openSms(
    {
      config: readConfig({ CANDOR_DATA: app.folder, CANDOR_SECRET: config.secret, ...gateway }),
      log,
    },
    patience,
  )
  return sendingTogether(openSender({ ...app.system, mail, sms }, letters))
}

/** Starts a mail server that ends with the test. */
export async function mailServer(...how: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...how)
  whenTested(smtp.close)
  return smtp
}

/** Starts a gateway for SMS that ends with the test. */
export async function smsGateway() {
  const gateway = await startGateway()
  whenTested(gateway.close)
  return gateway
}

/** Returns a sender whose `send` sends some of what is due by mail and by SMS, and waits for the end. */
export function sendingTogether(sender: Sender) {
  const send = async () => {
    const done = [await sender.send('mail'), await sender.send('sms')]
    await sender.ended()
    return done.reduce((sum, one) => sum + one)
  }
  return { ...sender, send }
}

/** Makes a candidate with an access code, for whom messages are waiting by then. */
export async function reachable(
  app: TestRuntime,
  details: Partial<NewRecord> = {},
  old: Partial<NewRecord> = {},
) {
  const amina = app.as(people.amina)
  const record = await recordOfOld(app, old, { email: 'rahima@people.example', ...details })
  const code = await amina.write((ctx) => issueAccessCode(ctx, record.id))
  return { recordId: record.id, passportNumber: record.passportNumber, code }
}

export const messagesOf = (app: TestRuntime, recordId: string) =>
  app.system.read(({ tx }) => selectMessages(tx, recordId))

/**
 * Sends everything due to a record, once messages about documents of the same hour are combined; returns
 * the kinds with their states, the oldest first.
 */
export async function sentBy(
  app: TestRuntime,
  sender: ReturnType<typeof senderOf>,
  recordId: string,
): Promise<string[]> {
  app.clock.move(11 * minute)
  while ((await sender.send()) > 0);
  const messages = await messagesOf(app, recordId)
  return messages.map(({ kind, state }) => `${kind} ${state}`).reverse()
}
