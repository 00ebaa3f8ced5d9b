import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { tableRefusals } from '#modules/tables'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals of an import. */
export const importRefusals = {
  'import.not_found': { kind: 'not_found', sentence: 'There is no such import.' },
  'import.images_unreadable': {
    kind: 'invalid',
    sentence:
      'This zip of images cannot be read. Pack it again without a password and choose it again.',
  },
  'import.mapping': {
    kind: 'invalid',
    sentence: 'The columns do not fit the table. Choose again which column is what.',
  },
  'import.wrong_state': {
    kind: 'conflict',
    sentence: 'This is not possible at the import’s current step. Reload and look again.',
  },
  'import.licence_stops': {
    kind: 'conflict',
    sentence:
      'No new records now: by the last look-up, the licence of this agency has ended or is unknown, or nobody has looked it up for 90 days. Look it up in the register and note it under Settings, or choose “Update records that are on file”.',
  },
  'import.busy': {
    kind: 'conflict',
    sentence: 'Another import is running. Wait until it has ended, or cancel it.',
  },
  'import.undo_over': {
    kind: 'gone',
    sentence: 'An import can be undone for 24 hours. Delete the records one by one instead.',
  },
  'import.files_removed': {
    kind: 'gone',
    sentence:
      'The files of this import have been removed, because they hold passport numbers. Choose the table again.',
  },
} as const satisfies RefusalTable

const known = refusing({
  ...accountRefusals,
  ...recordRefusals,
  ...tableRefusals,
  ...importRefusals,
})

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
