import { recordRefusals } from '#modules/records'
import { trainingRefusals } from '#modules/training'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about candidates' statements about money. */
export const feeRefusals = {
  'own_payment.not_found': {
    kind: 'not_found',
    sentence: 'There is no such entry of a candidate.',
  },
  'own_payment.answered_already': {
    kind: 'conflict',
    sentence: 'This is answered already. An answer stays as it was given.',
  },
  'own_payment.too_many': {
    kind: 'conflict',
    sentence:
      'You have added 100 entries. You cannot add more here. Nothing is lost. Talk to our office.',
  },
  'own_payment.in_future': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose the day on which you paid.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...trainingRefusals, ...feeRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
