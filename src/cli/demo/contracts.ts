import { enterTerms } from '#modules/contracts'
import { termsSchema } from '#modules/contracts/schema'
import { bringWithFile } from '#modules/desk'
import type { NewRecord } from '#modules/records/schema'
import { type ActionContext, actOnBehalf } from '#platform/context'
import { dayFromToday } from './day-from-today.ts'
import { drawSpecimen } from './specimen.ts'

const terms = termsSchema.parse({
  employer: 'Invented Cleaning Company',
  place: 'Sampletown',
  job: 'Cleaner',
  wage: { amount: 150_000, currency: 'SAR', period: 'month' },
  hoursPerWeek: 48,
  housing: 'free',
  food: 'allowance',
  durationMonths: 24,
  leaveDays: 30,
  journeyOut: 'employer',
  journeyBack: 'employer',
})

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
  await admin.write((ctx) => enterTerms(ctx, { recordId, version: 0, terms }))
  if (number % 20 !== 0) return
  const picture = await drawSpecimen('contract', { details, variant: number })
  const photo = (async function* () {
    yield picture
  })()
  const said = {
    ...{ amount: '800', currency: 'SAR', period: 'month', employer: 'Another Invented Company' },
    note: 'No food, and 72 hours a week.',
  }
  const candidate = actOnBehalf(admin, { kind: 'anonymous' }, {})
  const given = { kind: 'contract' as const, said }
  await bringWithFile(candidate, async () => ({ recordId, kinds: null }), { given, photo })
}
