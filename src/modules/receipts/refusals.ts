import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about receipts of checks. */
export const receiptRefusals = {
  'receipt.not_found': {
    kind: 'not_found',
    sentence: 'We have no receipt with this number. Compare each character with your receipt.',
  },
  'receipt.unconfirmed': {
    kind: 'conflict',
    sentence: 'We cannot confirm this receipt. Ask us about it.',
  },
  'receipt.no_attestation': {
    kind: 'invalid',
    sentence:
      'This is neither an attestation nor the file of a receipt. Choose the file as you received it.',
  },
  'receipt.no_payment': {
    kind: 'invalid',
    sentence:
      'These are not the number and check value of a receipt of ours. Compare them with your receipt.',
  },
  'receipt.no_reference': {
    kind: 'invalid',
    sentence:
      'This is not one of our references. They begin with CR- and have eight more characters.',
  },
} as const satisfies RefusalTable

const known = refusing(receiptRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
