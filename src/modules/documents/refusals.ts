import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about documents of a record: their scans, originals in hand, and documents that staff saw without one. */
export const documentRefusals = {
  'document.kind_of_admins': {
    kind: 'forbidden',
    sentence: 'Only an admin can replace or remove this document. Ask an admin to do it.',
  },
  'document.scan_not_kept': {
    kind: 'conflict',
    sentence:
      'We keep no scan of this kind of document. Note on the record’s page that you saw it. An admin can state in the settings why scans of it are kept.',
  },
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
  'sighting.not_found': {
    kind: 'not_found',
    sentence: 'There is no such note. Somebody may have taken it off.',
  },
  'sighting.day_ahead': {
    kind: 'invalid',
    sentence: 'This day is in the future. Choose today or an earlier day.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...accountRefusals, ...recordRefusals, ...documentRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
