import { sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import { type Instant, latestPast } from '#platform/clock'
import { countOf, hasChanged, type Reader, selectPage, type Transaction } from '#platform/database'
import type { PageAsked } from '#platform/pages'
import type { MessageKind } from './schema.ts'

type Row = Tables['messages']

/** A message that is due, with what decides whether and where it is sent. */
export type Due = Awaited<ReturnType<typeof selectDue>>[number]

/** Tells whether a waiting message is due: also when it was postponed beyond now, before the clock was set back. */
function isDue(now: Instant) {
  return sql<boolean>`("dueAt" <= ${now} or coalesce("triedAt", "queuedAt") > ${latestPast(now)})`
}

/** A way of sending messages, and whether this installation has mail. */
export interface DueBy {
  way: 'mail' | 'sms'
  hasMail: boolean
}

/**
 * Tells whether a message belongs to a way: that of its contact; without one to mail, if configured, for people with an
 * email, and all others to SMS.
 */
function isBy({ way, hasMail }: DueBy) {
  const byMail = sql`(m."accountId" is not null or case when m."contact" is not null
    then m."way" = 'mail' else coalesce(r."email", '') <> '' end)`
  if (hasMail) return way === 'mail' ? sql<boolean>`${byMail}` : sql<boolean>`not ${byMail}`
  return way === 'mail' ? sql<boolean>`1 = 0` : sql<boolean>`1 = 1`
}

/** Selects the messages that are due, the longest waiting first. */
export async function selectDue(
  tx: Reader,
  { now, by, most }: { now: Instant; by: DueBy; most: number },
) {
  const rows = await tx
    .selectFrom('messages as m')
    .leftJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('m.recordId'))))
    .leftJoin('accounts as a', 'a.id', 'm.accountId')
    .leftJoin('dailySummaries as s', 's.accountId', 'm.accountId')
    .leftJoin('classes as k', 'k.id', 'm.classId')
    .select((eb) => [
      'm.id',
      'm.accountId',
      'm.kind',
      'm.tries',
      'm.queuedAt',
      'm.contact',
      'm.way as contactWay',
      'r.email',
      'r.telephone',
      'r.language',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
      'a.email as accountEmail',
      'a.role',
      'a.disabledAt',
      'a.language as accountLanguage',
      'a.classMailsOffAt',
      's.nextAt as nextSummaryAt',
      'k.title as className',
      eb
        .selectFrom('accessCodes as c')
        .select(sql<number>`1`.as('one'))
        .where('c.recordId', 'in', idsWithMerged(sql.ref('m.recordId')))
        .where('c.revokedAt', 'is', null)
        .limit(1)
        .as('hasCode'),
      eb
        .selectFrom('messagesOff as o')
        .select(sql<number>`1`.as('one'))
        .where('o.recordId', 'in', idsWithMerged(sql.ref('m.recordId')))
        .whereRef('o.kind', '=', 'm.kind')
        .as('off'),
    ])
    .where('m.state', '=', 'waiting')
    .where(isDue(now))
    .where(isBy(by))
    .orderBy('m.dueAt')
    .orderBy('m.id')
    .limit(most)
    .execute()
  return rows.map(({ hasCode, off, ...row }) => ({
    ...row,
    ...{ canBeOpened: hasCode !== null, isOff: off !== null },
  }))
}

/** Tells whether something is due by a way, or was begun by a sender before this epoch. */
export async function hasWork(
  tx: Reader,
  { now, epoch, by }: { now: Instant; epoch: number; by: DueBy },
): Promise<boolean> {
  const row = await tx
    .selectFrom('messages as m')
    .leftJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('m.recordId'))))
    .select('m.id')
    .where('m.state', 'in', ['waiting', 'sending'])
    .where((eb) =>
      eb.or([
        eb.and([eb('m.state', '=', 'waiting'), isDue(now), isBy(by)]),
        eb.and([eb('m.state', '=', 'sending'), eb('m.epoch', '<', epoch)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Selects what an earlier sender began and did not finish. */
export async function selectCut(tx: Reader, epoch: number): Promise<Pick<Row, 'id' | 'way'>[]> {
  return tx
    .selectFrom('messages')
    .select(['id', 'way'])
    .where('state', '=', 'sending')
    .where('epoch', '<', epoch)
    .execute()
}

type Change = Partial<Omit<Row, 'id' | 'recordId' | 'kind' | 'createdAt'>>

/** Changes a message that is still in the state that the caller saw; returns whether it was. */
export async function moveMessage(
  tx: Transaction,
  { id, state, epoch }: { id: string; state: Row['state']; epoch?: number },
  change: Change,
): Promise<boolean> {
  const move = tx
    .updateTable('messages')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
  return hasChanged(epoch === undefined ? move : move.where('epoch', '=', epoch))
}

/** Deletes a message that its record no longer needs. */
export async function deleteMessage(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('messages').where('id', '=', id).execute()
}

/** Counts the messages in each state; of those that have ended, the ones since then. */
export async function countByState(tx: Reader, since: Instant): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('messages')
    .select((eb) => ['state', eb.fn.countAll<number>().as('messages')])
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>=', since)]))
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, messages }) => [state, Number(messages)]))
}

/** Selects when the longest-waiting message became due; null when none is. */
export async function oldestDue(tx: Reader, now: Instant): Promise<Instant | null> {
  const row = await tx
    .selectFrom('messages')
    .select('dueAt')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst()
  return row?.dueAt ?? null
}

/** Selects messages that may not have arrived, unless the same was sent again since. */
const failed = (tx: Reader) =>
  tx
    .selectFrom('messages as m')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('m.recordId'))))
    .where('m.state', 'in', ['failed', 'perhaps'])
    .where('r.deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages as l')
            .select('l.id')
            .whereRef('l.recordId', '=', 'm.recordId')
            .whereRef('l.kind', '=', 'm.kind')
            .whereRef('l.id', '>', 'm.id'),
        ),
      ),
    )

export async function selectFailed(tx: Reader, asked: PageAsked) {
  const { rows, ...place } = await selectPage(
    failed(tx),
    (messages) =>
      messages
        .select(['m.id', 'm.kind', 'm.state', 'm.way', 'm.endedAt'])
        .select(['r.id as recordId', 'r.reference', 'r.name'])
        // Messages to an account have no record.
        .$narrowType<{ kind: MessageKind }>(),
    {
      ...asked,
      sortedBy: [{ by: sql`coalesce("m"."endedAt", '')`, isDescending: true }, 'm.id desc'],
    },
  )
  const messages = rows.map((row) => ({ ...row, state: row.state as 'failed' | 'perhaps' }))
  return { messages, ...place }
}

export function countFailed(tx: Reader): Promise<number> {
  return countOf(failed(tx))
}

/**
 * Selects the admins for whom no checkpoint was queued since then. One that was queued after now is from before the
 * clock was set back, and does not count.
 */
export async function selectAdminsWithoutCheckpoint(
  tx: Reader,
  { since, now }: { since: Instant; now: Instant },
): Promise<string[]> {
  const queued = tx
    .selectFrom('messages')
    .select('accountId')
    .where('kind', '=', 'checkpoint')
    .where('createdAt', '>', since)
    .where('createdAt', '<=', now)
    .where('accountId', 'is not', null)
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .where('id', 'not in', queued.$castTo<{ accountId: string }>())
    .orderBy('id')
    .execute()
  return admins.map(({ id }) => id)
}
