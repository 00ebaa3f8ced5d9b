import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about messages to candidates. */
export const messageRefusals = {
  'candidate_message.not_found': { kind: 'not_found', sentence: 'There is no such message.' },
  'candidate_message.not_repeatable': {
    kind: 'conflict',
    sentence:
      'This message contained a code that works once. The candidate can ask for a new code.',
  },
  'candidate_message.switched_off': {
    kind: 'conflict',
    sentence:
      'The candidate has switched off messages of this kind. Only the candidate can switch them on again.',
  },
  'candidate_message.under_way': {
    kind: 'conflict',
    sentence: 'This message is waiting or being sent already. Look again in a minute.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...messageRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
