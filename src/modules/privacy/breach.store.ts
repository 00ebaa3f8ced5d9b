import type { Instant } from '#platform/clock'
import type { Reader } from '#platform/database'

/** The addressee of a letter. */
const columns = [
  'id',
  'reference',
  'name',
  'telephone',
  'email',
  'language',
  'nationality',
  'destinationCountry',
  'createdAt',
  'deletedAt',
] as const

/** Selects every record that existed before a moment, including those in the trash, the oldest first. */
export function selectRecordsBefore(tx: Reader, until: Instant) {
  return tx
    .selectFrom('records')
    .select(columns)
    .where('createdAt', '<=', until)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
export type BreachRecord = Awaited<ReturnType<typeof selectRecordsBefore>>[number]

interface Window {
  since: Instant
  until: Instant
  /** The id of an account: only what it did. */
  actorId: string | null
}

/** Selects the events of records within a time. */
export function selectRecordEvents(tx: Reader, { since, until, actorId }: Window) {
  let query = tx
    .selectFrom('auditEvents')
    .select(['subject', 'action', 'details'])
    .where('at', '>=', since)
    .where('at', '<=', until)
    .where('subject', 'like', 'record:%')
  if (actorId !== null) query = query.where('actorId', '=', actorId)
  return query.execute()
}

/** Counts the records that were purged since a moment: they existed, and nobody can be named. */
export async function countPurgedSince(tx: Reader, since: Instant): Promise<number> {
  const row = await tx
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('action', '=', 'record.purged')
    .where('at', '>=', since)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
