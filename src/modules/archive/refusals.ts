import { refusalsOf, refusing } from '#platform/errors'

/** Refusals of exports, backups and restores. */
export const archiveRefusals = refusalsOf({
  'export.original_missing': 'not_found',
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
  'backup.keys_damaged': {
    kind: 'invalid',
    sentence:
      'The newest keys of records in this place are not as they were written. Nothing was restored. Name a day with --keys-of: its keys are taken, and whoever was purged since comes back and has to be purged again.',
  },
  'backup.keys_missing': {
    kind: 'not_found',
    sentence:
      'This place has no keys of records from the time of this backup or later, so nobody in it can be read. Nothing was restored. Look for a copy of the folder "keys", or take another backup with --at.',
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
  'restore.unsealed': {
    kind: 'invalid',
    sentence:
      'This archive has no seal of this installation, or was changed after it was sealed. Nothing was restored. If version 0.2.0 made it, or you trust where it was kept, restore it with --unsealed, and look at its admins.',
  },
  'restore.bad_row': {
    kind: 'invalid',
    sentence:
      'A row of this archive does not fit its table, or is not whole. Nothing was restored. Take another backup.',
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
})

const known = refusing(archiveRefusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
