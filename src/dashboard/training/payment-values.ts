import { paymentProblems } from '#modules/training/problems.schema'
import { readAmount } from '#modules/training/schema'
import { errorsIn } from '../ui/checked.ts'

export type What = 'payment' | 'charge' | 'refund'

/** An entry as its form holds it: all text, as typed. */
export interface PaymentValues {
  what: What
  accountId: string | null
  isForClass: boolean
  classId: string | null
  feeName: string
  amount: string
  currency: string
  method: string
  reference: string
  receivedBy: string | null
  receivedOn: string
}

/** Nobody pays for a class that is not published. */
export const isPayable = ({ state }: { state: string }) => state !== 'draft'

/** For an invalid amount the schema says what to type. */
const amountOf = ({ amount, currency }: PaymentValues) => readAmount(amount, currency) ?? Number.NaN

function moneyIn(values: PaymentValues) {
  const { currency, method, reference, receivedOn } = values
  return {
    accountId: values.accountId ?? '',
    amount: amountOf(values),
    currency,
    method: method as 'cash',
    reference,
    receivedOn,
  }
}

/** What is sent to the server for each kind of entry. */
export const inputFor = {
  payment: (values: PaymentValues) => ({
    ...moneyIn(values),
    classId: values.isForClass ? values.classId : null,
    feeName: values.isForClass ? '' : values.feeName,
    receivedBy: values.receivedBy ?? '',
  }),
  charge: (values: PaymentValues) => ({
    accountId: values.accountId ?? '',
    feeName: values.feeName,
    amount: amountOf(values),
    currency: values.currency,
  }),
  refund: moneyIn,
}

/** What the server checks each kind of entry with. */
export async function loadSchemas() {
  const { newPaymentSchema, newChargeSchema, newRefundSchema } = await import('../schemas.ts')
  return { payment: newPaymentSchema, charge: newChargeSchema, refund: newRefundSchema }
}

/** Returns what is wrong at which field. */
export function problemsIn(
  values: PaymentValues,
  schemas: Awaited<ReturnType<typeof loadSchemas>>,
): Record<string, string> {
  const { what, isForClass, classId, feeName } = values
  const problems = errorsIn(schemas[what].safeParse(inputFor[what](values)).error)
  // The schema checks these two last, and only when everything else is right.
  if (what === 'payment' && isForClass && classId === null)
    problems.classId = paymentProblems.noClass
  if (what === 'payment' && !isForClass && feeName.trim() === '') {
    delete problems.classId
    problems.feeName = paymentProblems.noFee
  }
  return problems
}
