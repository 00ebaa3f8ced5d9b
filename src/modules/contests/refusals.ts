import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about what candidates call wrong. */
export const contestRefusals = {
  'contest.not_in_file': {
    kind: 'invalid',
    sentence: 'This is no longer in your file. Open the file again and choose what is wrong.',
  },
  'contest.open_already': {
    kind: 'conflict',
    sentence: 'You have told us already that this is wrong. We have not answered yet.',
  },
  'contest.declined_twice': {
    kind: 'conflict',
    sentence: 'We have answered this twice. Please talk to us, or report a concern.',
  },
  'contest.not_found': { kind: 'not_found', sentence: 'There is no such contest.' },
  'contest.answered_already': {
    kind: 'conflict',
    sentence: 'Somebody else answered this. Reload and look again.',
  },
  'contest.not_corrected': {
    kind: 'conflict',
    sentence: 'Nothing has been corrected since. Correct the record first, then accept.',
  },
  'contest.second_person': {
    kind: 'forbidden',
    sentence:
      'The person who entered this cannot be the one who corrects and accepts it. Ask a colleague.',
  },
} as const satisfies RefusalTable

const known = refusing(contestRefusals)

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
