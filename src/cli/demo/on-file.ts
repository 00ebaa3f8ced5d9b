import { Readable } from 'node:stream'
import { comparisonsOfRecord, noteComparison } from '#modules/comparisons'
import { enterTerms } from '#modules/contracts'
import { termsSchema } from '#modules/contracts/schema'
import { bringCase, bringWithFile } from '#modules/desk'
import { uploadDocument } from '#modules/documents'
import { todayOf } from '#modules/organisation'
import type { NewRecord } from '#modules/records/schema'
import { endShowing } from '#modules/shares'
import { recordItemPayment, refundPayment } from '#modules/training'
import { judgeSum } from '#modules/training/money.schema'
import type { NewItemPayment, NewItemRefund } from '#modules/training/payments.schema'
import { day, later } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import {
  type ActionContext,
  actOnBehalf,
  actorId,
  changed,
  type ReadContext,
} from '#platform/context'
import { drawSpecimen } from './specimen.ts'

/**
 * Returns the day this many days after today (before it, if negative) in the organisation's time zone: in
 * Dhaka it begins at 18:00 UTC.
 */
export async function dayFromToday(ctx: ReadContext, days = 0): Promise<string> {
  return dayAfter(await todayOf(ctx), days)
}

interface Asking {
  admin: ActionContext
  author: ActionContext
  recordId: string
  number: number
}

/**
 * Compares some documents with the authority: for some two people saw the same, for some only one has asked
 * so far.
 */
export async function askAuthority({ admin, author, recordId, number }: Asking): Promise<void> {
  const people = number % 6 === 1 ? [admin, author] : number % 6 === 3 ? [admin] : []
  const arePeople = people.every(({ actor }) => actor.kind === 'account')
  if (!arePeople || new Set(people.map(({ actor }) => actorId(actor))).size < people.length) return
  const { papers: documents } = await admin.read((ctx) => comparisonsOfRecord(ctx, recordId))
  const [document] = documents
  const [check] = document?.checks ?? []
  if (!document || !check) return
  for (const person of people)
    await noteComparison(person, {
      recordId,
      comparison: {
        documentId: document.documentId,
        checkId: check.id,
        askedOn: await person.read(dayFromToday),
        showed: 'same',
      },
      browserAccounts: [],
      screenshot: null,
      endShowing,
    })
}

/** An invented wage for a month in each country, in its own money. */
const wages: Readonly<Record<string, readonly [amount: number, currency: string]>> = {
  CA: [2900, 'CAD'],
  AU: [3900, 'AUD'],
  GB: [2100, 'GBP'],
  MY: [1900, 'MYR'],
  JP: [190_000, 'JPY'],
  SA: [1500, 'SAR'],
  QA: [1600, 'QAR'],
  AE: [1700, 'AED'],
  NZ: [3800, 'NZD'],
  KR: [2_100_000, 'KRW'],
}

const usual = {
  employer: 'Invented Cleaning Company',
  place: 'Sampletown',
  job: 'Cleaner',
  hoursPerWeek: 48,
  housing: 'free',
  food: 'allowance',
  durationMonths: 24,
  leaveDays: 30,
  journeyOut: 'employer',
  journeyBack: 'employer',
} as const

/** Returns the departure day of those who have a contract: in twelve days. */
export function flightDay(ctx: ActionContext): Promise<string> {
  return ctx.read((read) => dayFromToday(read, 12))
}

interface Given {
  recordId: string
  details: NewRecord
  number: number
}

/**
 * Gives a candidate the terms of a first contract; one in twenty was given another contract, which nobody
 * has answered yet.
 */
export async function giveContract(admin: ActionContext, { recordId, details, number }: Given) {
  const [amount, currency] = wages[details.destinationCountry ?? ''] ?? [1500, 'SAR']
  const wage = { amount: judgeSum({ amount: String(amount), currency }), currency, period: 'month' }
  const terms = termsSchema.parse({ ...usual, wage })
  await admin.write((ctx) => enterTerms(ctx, { recordId, version: 0, terms }))
  if (number % 20 !== 0) return
  const picture = await drawSpecimen('contract', { details, variant: number })
  const photo = Readable.from([picture])
  const said = {
    ...{ amount: String(amount / 2), currency, period: 'month' },
    employer: 'Another Invented Company',
    note: 'No food, and 72 hours a week.',
  }
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  const given = { kind: 'contract' as const, said }
  await bringWithFile(candidate, async () => ({ recordId, kinds: null }), { given, photo })
}

/** Longer than the usual settings keep documents that may not be shown to anybody. */
const daysSinceFlight = 200

/** Tells whether this candidate departed long ago, so that part of the file is due for removal. */
export function hasDeparted(number: number): boolean {
  return number === 2
}

/** Returns the day of that departure. */
export function pastFlightDay(ctx: ActionContext): Promise<string> {
  return ctx.read((read) => dayFromToday(read, -daysSinceFlight))
}

/** Adds a fingerprint document that was scanned before the flight and never removed since. */
export async function scanBeforeFlight(
  author: ActionContext,
  { recordId, details, number }: { recordId: string; details: NewRecord; number: number },
): Promise<void> {
  const bytes = await drawSpecimen('fingerprint', { details, variant: number })
  const source = Readable.from([bytes])
  const originalName = `fingerprint-${number}.jpg`
  await uploadDocument(beforeFlight(author), {
    ...{ recordId, kind: 'fingerprint', originalName, source },
  })
}

function beforeFlight(ctx: ActionContext): ActionContext {
  const now = () => later(ctx.clock.now(), -(daysSinceFlight + 5) * day)
  return changed(ctx, { clock: { now } })
}

interface Paid {
  recordId: string
  details: NewRecord
  number: number
}

/**
 * Records what some candidates from Bangladesh paid: a fee with its receipt, for most countries more than
 * the law allows, part of it refunded, and money that a man took without a receipt. Nobody has answered
 * yet.
 */
export async function payMoney(admin: ActionContext, { recordId, details, number }: Paid) {
  if (number % 8 !== 0 || details.nationality !== 'BD' || admin.actor.kind !== 'account') return
  const today = await admin.read(dayFromToday)
  const fee: NewItemPayment = {
    ...({ item: 'fee', paidBy: 'worker', method: 'cash' } as const),
    ...{ amount: 12_000_000, currency: 'BDT', reference: null, receivedOn: today, accountId: null },
  }
  const { id } = await admin.write((ctx) => recordItemPayment(ctx, { recordId, payment: fee }))
  const refund: NewItemRefund = {
    ...{ amount: 2_000_000, method: 'bank', reference: null, receivedOn: today },
    reason: 'The medical examination cost less',
  }
  await admin.write((ctx) => refundPayment(ctx, { paymentId: id, refund }))
  const said = {
    ...{ item: 'deposit', amount: '30000', currency: 'BDT', paidOn: today },
    paidTo: 'An invented man in Sampletown',
    note: 'He said that the file moves faster then.',
  }
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  await candidate.write((ctx) => bringCase(ctx, { recordId, kinds: null }, { kind: 'money', said }))
}
