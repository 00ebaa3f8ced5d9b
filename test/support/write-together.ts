import { flushCompileCache } from 'node:module'
import { deleteAccount, disableAccount } from '#modules/accounts'
import { issueAccessCode, openRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/schema'
import { recordPayment, selectClassForSelf } from '#modules/training'
import { newPaymentSchema } from '#modules/training/payments.schema'
import { readConfig } from '#platform/config'
import { type Actor, actAs } from '#platform/context'
import { Refusal } from '#platform/errors'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'

// A separate process that executes commands at the same moment as others like it (test/long/several-processes).

const log = openLog({ pretty: false, level: 'silent' })
const app = await openApp(readConfig(process.env), { log })
const admin = actAs(app.runtime, {
  ...{ kind: 'account', id: 'amina', role: 'admin', name: 'amina' },
  sessionId: 'session of amina',
} as Actor)
const payment = { amount: 1000, currency: 'BDT', method: 'cash', receivedOn: '2020-01-02' }

/** The commands for a process; all of them are what people do. */
const deeds = {
  disable: (accountId: string) => admin.write((ctx) => disableAccount(ctx, { accountId })),
  remove: (accountId: string) => admin.write((ctx) => deleteAccount(ctx, { accountId })),
  select: (id: string, classId: string) =>
    actAs(app.runtime, {
      ...{ kind: 'account', id, role: 'student', name: id, sessionId: id },
    } as Actor).write((ctx) => selectClassForSelf(ctx, { classId })),
  pay: async (accountId: string, times: string) => {
    const paid = newPaymentSchema.parse({ ...payment, accountId, feeName: 'Medical' })
    for (let n = 0; n < Number(times); n += 1) await admin.write((ctx) => recordPayment(ctx, paid))
  },
  issue: (recordId: string) => admin.write((ctx) => issueAccessCode(ctx, recordId)),
  open: async (passportNumber: string, accessCode: string) => {
    const visitor = actAs(app.runtime, { kind: 'anonymous' })
    return (await openRecord(visitor, { passportNumber, accessCode })).recordId
  },
  /** Tries at once from one address, twelve times with a wrong code, twice with the right one; returns how many were answered. */
  tryOften: async (passportNumber: string, accessCode: string) => {
    const visitor = actAs(app.runtime, { kind: 'anonymous' })
    const tries = Array.from({ length: 14 }, async (_, n) => {
      const attempt = visitor.limits.tryByAddress(lookupRates.lookup, '192.0.2.7')
      const typed = n % 7 === 0 ? accessCode : '00000-00000'
      return openRecord(visitor, { passportNumber, accessCode: typed }, { attempt })
    })
    const ends = (await Promise.allSettled(tries)).map((end) =>
      end.status === 'fulfilled' ? 'opened' : end.reason.code,
    )
    const times = (end: string) => ends.filter((one) => one === end).length
    return `${times('opened')} ${times('lookup.no_data_found')}`
  },
} satisfies Record<string, (subject: string, detail: string) => Promise<unknown>>

/** One command, with one or two arguments. */
export interface Told {
  deed: keyof typeof deeds
  subject: string
  detail?: string
}

process.on('message', async ({ deed, subject, detail = '' }: Told) => {
  try {
    const answer = await deeds[deed](subject, detail)
    process.send?.({ done: typeof answer === 'string' ? answer : 'done' })
  } catch (error) {
    process.send?.({ done: error instanceof Refusal ? error.code : String(error) })
  }
})
process.send?.('ready')
// Stored now for the next process: a killed process stores nothing.
flushCompileCache()
