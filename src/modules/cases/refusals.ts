import { transparencyRefusals } from '#modules/audit'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about cases: what people say or ask, and staff answer. */
export const caseRefusals = {
  'case.not_found': {
    kind: 'not_found',
    sentence: 'We have nothing under this number. Compare each character.',
  },
  'case.not_the_same': {
    kind: 'conflict',
    sentence: 'This is not what was written under this number.',
  },
  'case.answered_already': {
    kind: 'conflict',
    sentence: 'Somebody else answered this. Reload and look again.',
  },
  'case.not_answered': {
    kind: 'conflict',
    sentence: 'This waits for its first answer. Reload and look again.',
  },
  'case.said_twice': {
    kind: 'conflict',
    sentence: 'We have answered this twice. Please talk to us, or report a concern.',
  },
  'case.open_already': {
    kind: 'conflict',
    sentence: 'You have told us this already. Look at what you told us.',
  },
  'case.day_ahead': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose the day on which you paid.',
  },
  'case.nothing_said': {
    kind: 'invalid',
    sentence: 'Add a photo of the contract, or give the wage, the employer or a note.',
  },
  'case.not_taken_back': {
    kind: 'conflict',
    sentence: 'This cannot be taken back, or you have done so. Look at what you told us.',
  },
  'case.too_many': {
    kind: 'conflict',
    sentence: 'You cannot add more here. Nothing is lost. Talk to our office.',
  },
  'case.not_staff': {
    kind: 'invalid',
    sentence: 'This person is not one of the staff any more. Choose somebody else.',
  },
  'case.not_in_file': {
    kind: 'invalid',
    sentence: 'This is no longer in your file. Open the file again and choose what is wrong.',
  },
  'case.not_corrected': {
    kind: 'conflict',
    sentence: 'Nothing has been corrected since. Correct the record first, then accept.',
  },
  'case.second_person': {
    kind: 'forbidden',
    sentence:
      'The person who entered this cannot be the one who corrects and accepts it. Ask a colleague.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...transparencyRefusals, ...caseRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
