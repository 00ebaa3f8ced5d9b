import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { tableRefusals } from '#modules/tables'
import { refusalsOf, refusing } from '#platform/errors'

/** Refusals of an import. */
export const importRefusals = refusalsOf({
  'import.not_found': 'not_found',
  'import.images_unreadable': 'invalid',
  'import.mapping': 'invalid',
  'import.wrong_state': 'conflict',
  'import.licence_stops': 'conflict',
  'import.busy': 'conflict',
  'import.undo_over': 'gone',
  'import.files_removed': 'gone',
})

const known = refusing({
  ...accountRefusals,
  ...recordRefusals,
  ...tableRefusals,
  ...importRefusals,
})

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
