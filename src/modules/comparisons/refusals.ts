import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about comparisons with an authority. */
export const comparisonRefusals = {
  'comparison.person_only': {
    kind: 'forbidden',
    sentence: 'Only a person who is signed in can note this, not a program.',
  },
  'comparison.not_on_file': {
    kind: 'conflict',
    sentence: 'This scan is no longer on file. Reload, and compare the one that is.',
  },
  'comparison.no_such_check': {
    kind: 'invalid',
    sentence: 'This official check is not for this document. Choose one from the list.',
  },
  'comparison.day_ahead': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose today or an earlier day.',
  },
  'comparison.before_upload': {
    kind: 'invalid',
    sentence: 'This scan was uploaded later. Choose the day on which you compared it.',
  },
  'comparison.same_person': {
    kind: 'forbidden',
    sentence: 'You have noted this already. A second person has to ask on their own.',
  },
  'comparison.same_browser': {
    kind: 'forbidden',
    sentence:
      'The person who asked first has signed in with this browser, or has the same mailbox. Let somebody else ask, in a browser of their own.',
  },
  'comparison.withheld': {
    kind: 'conflict',
    sentence: 'This document is not shown to the public now. Answer the alert first.',
  },
  'comparison.not_found': { kind: 'not_found', sentence: 'There is no such comparison.' },
  'comparison.answered_already': {
    kind: 'conflict',
    sentence: 'Somebody else answered this. Reload and look again.',
  },
  'comparison.second_person': {
    kind: 'forbidden',
    sentence:
      'The person who saw something else cannot be the one who shows the document again. Ask a colleague.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...recordRefusals, ...comparisonRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
