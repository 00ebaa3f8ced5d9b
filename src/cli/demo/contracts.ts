import { enterTerms } from '#modules/contracts'
import { termsSchema } from '#modules/contracts/schema'
import { bringWithFile } from '#modules/desk'
import type { NewRecord } from '#modules/records/schema'
import { judgeSum } from '#modules/training/sums.schema'
import { type ActionContext, actOnBehalf } from '#platform/context'
import { dayFromToday } from './day-from-today.ts'
import { drawSpecimen } from './specimen.ts'

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
  const photo = (async function* () {
    yield picture
  })()
  const said = {
    ...{ amount: String(amount / 2), currency, period: 'month' },
    employer: 'Another Invented Company',
    note: 'No food, and 72 hours a week.',
  }
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  const given = { kind: 'contract' as const, said }
  await bringWithFile(candidate, async () => ({ recordId, kinds: null }), { given, photo })
}
