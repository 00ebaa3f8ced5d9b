import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about documents of a record. */
export const documentRefusals = {
  'document.kind_of_admins': {
    kind: 'forbidden',
    sentence: 'Only an admin can add or remove documents of this kind. Ask an admin to do it.',
  },
  'document.scan_not_kept': {
    kind: 'conflict',
    sentence:
      'We keep no scan of this kind of document. Note on the record’s page that you saw it. An admin can state in the settings why scans of it are kept.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...accountRefusals, ...recordRefusals, ...documentRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
