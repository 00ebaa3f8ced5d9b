import { transparencyRefusals } from '#modules/transparency'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about complaints. */
export const complaintRefusals = {
  'complaint.not_found': {
    kind: 'not_found',
    sentence: 'We have no complaint with this number. Compare each character with your page.',
  },
  'complaint.not_the_same': {
    kind: 'conflict',
    sentence: 'This is not the complaint that was written under this number.',
  },
  'complaint.answered_already': {
    kind: 'conflict',
    sentence: 'This complaint is answered already. An answer stays as it was given.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...transparencyRefusals, ...complaintRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
