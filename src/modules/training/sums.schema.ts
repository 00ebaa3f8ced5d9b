import { europeanDigits } from '#platform/ids/schema'
import { problems } from '#platform/problems.schema'
import { judgeAmount, type WrongAmount } from './money.schema.ts'

/** What candidates are told about a sum that they typed, a wage too. */
export const sumProblems = problems('training', {
  badSum: 'Write the sum in figures only, such as 5000 or 5000.50.',
  noMoney: 'The sum must be more than zero, without a minus.',
  largeSum: 'This sum is too large. Count its zeros.',
  fineSum: 'This sum has more digits after the point than its currency has.',
  noCurrency: 'Choose the currency.',
})

interface TypedSum {
  amount: string
  currency: string
}

export type WrongSum = WrongAmount | 'not-above-zero'

const minus = /^[-−]\s*/

/** Reads a sum in digits of any script, in minor units, or says what is wrong with it. */
export function judgeSum({ amount, currency }: TypedSum): number | WrongSum {
  const typed = europeanDigits(amount)
  const read = judgeAmount(typed.replace(minus, ''), currency)
  if (read === 'not-a-number') return read
  return read === 0 || minus.test(typed) ? 'not-above-zero' : read
}

/** What is said about each fault, and at which field. */
export const faultsOfSums = {
  'not-a-number': { message: sumProblems.badSum, path: ['amount'] },
  'not-above-zero': { message: sumProblems.noMoney, path: ['amount'] },
  'too-large': { message: sumProblems.largeSum, path: ['amount'] },
  'too-fine': { message: sumProblems.fineSum, path: ['amount'] },
  currency: { message: sumProblems.noCurrency, path: ['currency'] },
} as const satisfies Record<WrongSum, { message: string; path: ['amount' | 'currency'] }>
