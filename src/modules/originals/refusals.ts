import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about documents that the agency has in hand. */
export const originalRefusals = {
  'original.not_found': { kind: 'not_found', sentence: 'There is no such original in hand.' },
  'original.day_ahead': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose today or an earlier day.',
  },
  'original.due_before': {
    kind: 'invalid',
    sentence: 'It cannot be due back before the day you received it. Check both days.',
  },
  'original.is_back': { kind: 'conflict', sentence: 'This document is noted as given back.' },
  'original.not_back': {
    kind: 'conflict',
    sentence: 'Nobody has noted yet that this document was given back.',
  },
  'original.in_office': {
    kind: 'conflict',
    sentence:
      'The office still has an original of this person. Give it back and note that on the page of the record first.',
  },
  'original.confirmed': { kind: 'conflict', sentence: 'This step is confirmed already.' },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...originalRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
