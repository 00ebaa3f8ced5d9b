import { accountRefusals } from '#modules/accounts'
import { recordRefusals } from '#modules/records'
import { type RefusalTable, refusing } from '#platform/errors'

/** Refusals about many records at once. */
export const exchangeRefusals = {
  'import.not_found': { kind: 'not_found', sentence: 'There is no such import.' },
  'import.unreadable': {
    kind: 'invalid',
    sentence: 'This table cannot be read. Save it as CSV (UTF-8), XLSX or ODS and choose it again.',
  },
  'import.encoding_unknown': {
    kind: 'invalid',
    sentence:
      'We cannot tell which encoding this file uses. Choose the encoding, or save it as CSV (UTF-8) and choose it again.',
  },
  'import.too_large': {
    kind: 'too_large',
    sentence:
      'This table is larger than 64 MiB. Cut it into several files and import one after the other.',
  },
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
  'export.original_missing': {
    kind: 'not_found',
    sentence:
      'The file of one document is missing from the storage or corrupt, so the zip would not be complete. Download the others one by one, and tell whoever runs the server.',
  },
  'export.later_version': {
    kind: 'conflict',
    sentence:
      'A later version of Candor has changed the tables, so this one cannot export all that they hold. Try again when the upgrade is done.',
  },
  'backup.busy': {
    kind: 'conflict',
    sentence: 'Another backup is running. Wait until it has ended.',
  },
  'backup.changed_meanwhile': {
    kind: 'conflict',
    sentence:
      'A file in the place for backups was removed while this backup was being made, so it is not complete. Run it again.',
  },
  'backup.damaged': {
    kind: 'invalid',
    sentence:
      'This backup is not as it was made: a part is missing, cut off or changed. Nothing was restored. Take an earlier one with --at.',
  },
  'backup.list_damaged': {
    kind: 'invalid',
    sentence:
      'The new backup is complete. No old one was removed, because the list of files of one that is kept is not as it was written.',
  },
  'backup.not_found': {
    kind: 'not_found',
    sentence: 'There is no complete backup in this place, or none from before that time.',
  },
  'backup.other_identity': {
    kind: 'invalid',
    sentence:
      'This backup is encrypted to another public key. Name the file with the private key that belongs to it.',
  },
  'backup.other_installation': {
    kind: 'conflict',
    sentence:
      'In this place are backups of another installation, or of another CANDOR_SECRET. Name another place, or set CANDOR_SECRET to that of the former installation.',
  },
  'backup.place_full': {
    kind: 'unavailable',
    sentence:
      'There is no room left in the place for backups. Earlier backups are still there. Make room, then run it again; it goes on from what it wrote.',
  },
  'backup.place_unavailable': {
    kind: 'unavailable',
    sentence:
      'The place for backups does not answer, or allows no access. What is there is unchanged. Try again; a backup goes on from what it wrote.',
  },
  'restore.not_empty': {
    kind: 'conflict',
    sentence:
      'An export or backup can be restored only into an empty installation. Name an empty folder in CANDOR_DATA, or an empty database.',
  },
  'restore.unreadable': {
    kind: 'invalid',
    sentence:
      'This file is not a complete export or backup of Candor. It may have been cut off while it was copied: copy it again.',
  },
  'restore.altered': {
    kind: 'invalid',
    sentence:
      'This archive is not as it was made: a file in it is missing, added or changed. Nothing was restored.',
  },
  'restore.newer_version': {
    kind: 'conflict',
    sentence:
      'This archive was made by a newer version of Candor. Restore it with that version, or with a later one.',
  },
  'restore.other_version': {
    kind: 'conflict',
    sentence:
      'Candor 0.1 made this archive, or a build between two releases: its tables cannot be brought up to date. Restore it with what made it, and import the list of records that it exports.',
  },
  'restore.other_secret': {
    kind: 'invalid',
    sentence:
      'The audit log of this archive was made with another CANDOR_SECRET, or was changed. Set CANDOR_SECRET to that of the former installation.',
  },
} as const satisfies RefusalTable

const known = refusing({ ...accountRefusals, ...recordRefusals, ...exchangeRefusals })

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
