import { letters } from '#api'
import {
  type Compose,
  openSender,
  switchDailySummary,
  tellAccount,
  tellContact,
} from '#modules/messages'
import { type AccountMessageKind, messageSchema } from '#modules/messages/schema'
import { minute } from '#platform/clock'
import { readConfig } from '#platform/config'
import { openSms } from '#platform/sms'
import { smsEnv, type TestGateway } from '#test/sms-gateway'
import type { TestSmtp } from '#test/smtp'
import type { TestApp } from '#test/test-app'

const kinds = messageSchema.shape.kind.options
const ofAccounts: readonly AccountMessageKind[] = [
  'class',
  'class-seat',
  'class-turn',
  'class-cancelled',
  'class-credited',
  'summary',
  'checkpoint',
]

/** What left, as it was put together and as the servers got it. */
export interface Sent {
  /** By way and kind: `sms class`. */
  kinds: Set<string>
  mails: string
  sms: string
}

/**
 * Tells the candidates that are approved, and everybody with an account, of everything there is to tell, by
 * mail and then by SMS. Whatever waited before goes with it.
 */
export async function sendEverything(
  app: TestApp,
  { smtp, gateway }: { smtp: TestSmtp; gateway: TestGateway },
): Promise<Sent> {
  const { log } = app.runtime
  const env = { CANDOR_DATA: app.folder, ...smsEnv(gateway, { keyed: false }) }
  const sms = openSms({ config: readConfig(env), log })
  await wantSummaries(app)
  // What was told while everything was planted gathers for some minutes.
  app.clock.move(11 * minute)
  const sent: Sent = { kinds: new Set(), mails: '', sms: '' }
  const from = smtp.mails.length
  const ways = { mail: { mail: app.system.mail, sms: null }, sms: { mail: null, sms } }
  for (const state of ['closes', 'goes on']) {
    if (state === 'goes on') await goOn(app)
    for (const way of ['mail', 'sms'] as const) {
      await tellAll(app)
      const compose: Compose = (message) => {
        const letter = letters.compose(message)
        sent.kinds.add(`${way} ${message.kind}`)
        sent[way === 'mail' ? 'mails' : 'sms'] += ` ${letter.subject} ${letter.text}`
        return letter
      }
      const sender = openSender({ ...app.system, ...ways[way] }, { ...letters, compose })
      while ((await sender.send('mail')) + (await sender.send('sms')) > 0);
      await sender.ended()
      await sender.letGo()
    }
  }
  for (const { source, text } of smtp.mails.slice(from)) sent.mails += ` ${source} ${text}`
  sent.sms += gateway.received.map(({ text }) => text).join(' ')
  return sent
}

async function tellAll(app: TestApp) {
  const { reader } = app.runtime.database
  const records = await reader
    .selectFrom('records')
    .select('id')
    .where('state', '=', 'approved')
    .execute()
  const accounts = await reader.selectFrom('accounts').select('id').execute()
  await app.system.write(async (ctx) => {
    for (const { id: recordId } of records)
      for (const kind of kinds)
        await tellContact(ctx, { recordId, kind, contact: null }, async (row) => row)
    for (const { id: accountId } of accounts)
      for (const kind of ofAccounts) await tellAccount(ctx, { accountId, kind })
  })
}

/** The agency is not closing after all: what tells so is sent from now on, and no more that it closes. */
async function goOn(app: TestApp) {
  await app.runtime.database.write(async (tx) => {
    const row = await tx.selectFrom('organisation').selectAll().executeTakeFirstOrThrow()
    const { closing: _, ...settings } = JSON.parse(row.settings)
    const changed = { settings: JSON.stringify(settings), version: row.version + 1 }
    await tx.updateTable('organisation').set(changed).execute()
  })
}

/** Every admin wants a summary of what waits. */
async function wantSummaries(app: TestApp) {
  const { reader } = app.runtime.database
  const admins = await reader
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('role', '=', 'admin')
    .execute()
  for (const admin of admins) {
    const actor = { kind: 'account', role: 'admin', sessionId: '', ...admin } as const
    await app.as(actor).write((ctx) => switchDailySummary(ctx, { isWanted: true }))
  }
}
