import type { Migration } from 'kysely/migration'
import * as firstRelease from './0001-first-release.ts'
import * as persons from './0003-persons.ts'
import * as imports from './0004-imports.ts'
import * as losses from './0005-losses.ts'
import * as contacts from './0006-contacts.ts'
import * as news from './0009-news.ts'
import * as merges from './0010-merges.ts'
import * as calendars from './0011-calendars.ts'
import * as appointments from './0012-appointments.ts'
import * as whereabouts from './0013-whereabouts.ts'
import * as messageClasses from './0014-message-classes.ts'
import * as incoming from './0015-incoming.ts'
import * as announcements from './0018-announcements.ts'
import * as numberDigests from './0020-number-digests.ts'
import * as lastDays from './0021-last-days.ts'

export type { Tables } from './tables.ts'

/** Append-only: a migration that was released never changes; the next one mends it. */
export const migrations: Record<string, Migration> = {
  '0001-first-release': firstRelease,
  '0003-persons': persons,
  '0004-imports': imports,
  '0005-losses': losses,
  '0006-contacts': contacts,
  '0009-news': news,
  '0010-merges': merges,
  '0011-calendars': calendars,
  '0012-appointments': appointments,
  '0013-whereabouts': whereabouts,
  '0014-message-classes': messageClasses,
  '0015-incoming': incoming,
  '0018-announcements': announcements,
  '0020-number-digests': numberDigests,
  '0021-last-days': lastDays,
}
