import { type RefusalTable, refusing } from '#platform/errors'
import { partsOf } from '#platform/problems.schema'
import { noticeProblems } from './problems.schema.ts'

/** Refusals about notices. */
export const noticeRefusals = {
  'notice.not_found': { kind: 'not_found', sentence: 'There is no such notice.' },
  'notice.already_public': {
    kind: 'conflict',
    sentence: 'This notice is on the public site already. Reload and look again.',
  },
  'notice.too_many_images': {
    kind: 'invalid',
    sentence: partsOf(noticeProblems.manyImages).message,
  },
} as const satisfies RefusalTable

const known = refusing(noticeRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
