import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsOfKept, idsWithMerged, keptId } from '#modules/merges'
import { fieldsShownTo } from '#modules/records/fields.schema'
import { type Instant, latestPast } from '#platform/clock'
import {
  answersAtOnce,
  compileOnce,
  hasChanged,
  insertLast,
  insertOnce,
  isAmong,
  type Reader,
  rowsAsJson,
  type Soon,
  soon,
  type Transaction,
  untilWritten,
} from '#platform/database'

const columnsOfRecord = [
  'reference',
  ...fieldsShownTo('candidate'),
  // With the nationality, it decides where people can ask about a document.
  'destinationCountry',
  'approvedAt',
  'state',
  'hiddenAt',
  'deletedAt',
  'unpublishedAt',
] as const satisfies readonly (keyof Tables['records'])[]

const columnsOfViewing = [
  'id',
  'tokenHash',
  'recordId',
  'kinds',
  'startedAt',
  'endsAt',
  'closedAt',
] as const satisfies readonly (keyof Tables['viewings'])[]

/** What an opened file shows of each table, beside its record. */
const columns = {
  documents: [
    ...([
      'id',
      'kind',
      'uploadedAt',
      'issuedOn',
      'validUntil',
      'pages',
      'width',
      'height',
    ] as const),
    'withheldAt',
  ],
  comparisons: ['documentId', 'checkId', 'round', 'askedOn', 'showed', 'answer'],
  stageSteps: ['stage', 'setAt'],
  originals: [
    ...([
      'id',
      'kind',
      'purpose',
      'receivedOn',
      'dueOn',
      'backBy',
      'agreedBy',
      'agreedAt',
    ] as const),
    ...(['askedBackAt', 'returnedOn', 'returnNotedAt', 'returnAgreedBy'] as const),
    'returnAgreedAt',
  ],
  sightings: ['id', 'kind', 'seenOn', 'seenBy', 'number', 'validUntil'],
  cases: ['kind', 'part', 'createdAt'],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] }

export type Listed = keyof typeof columns

/** A row of one of these tables, as an opened file needs it. */
export type ListedRow<Table extends Listed> = Pick<
  Tables[Table],
  (typeof columns)[Table][number] & keyof Tables[Table]
>

/** Which rows, and in what order. */
const rows: { [Table in Listed]: [where: string, orderBy: string] } = {
  documents: ['and "supersededAt" is null and "removedAt" is null', '"kind"'],
  comparisons: ['', '"documentId", "checkId", "round", "place"'],
  stageSteps: ['', '"setAt" desc, "id" desc'],
  originals: ['', '"receivedOn" desc, "id" desc'],
  sightings: ['and "removedAt" is null', '"seenOn" desc, "id" desc'],
  cases: [`and "state" = 'open'`, '"createdAt", "id"'],
}

/** Everything that an opened file shows of a record: its row, and each list as JSON. */
export type ShownRow = Pick<Tables['records'], (typeof columnsOfRecord)[number]> &
  Record<Listed, string>

const listedTables = Object.keys(columns) as Listed[]

const shownColumns = [...columnsOfRecord, ...listedTables] as const

/** Tells whether two rows show the same. */
export function showsSame(one: ShownRow, other: ShownRow): boolean {
  return one === other || shownColumns.every((column) => one[column] === other[column])
}

function shownOf(tx: Reader): RawBuilder<unknown> {
  const lists = listedTables.map((table) => {
    const [where, orderBy] = rows[table]
    const ofRecord = sql`${isAmong(tx, 'recordId', idsOfKept(sql.ref('r.id')))} ${sql.raw(where)}`
    const asked = { table, columns: columns[table], where: ofRecord, orderBy: sql.raw(orderBy) }
    const list = rowsAsJson(tx, asked)
    return sql`${list} as ${sql.ref(table)}`
  })
  return sql.join([...columnsOfRecord.map((column) => sql.ref(`r.${column}`)), ...lists])
}

const byRecord = compileOnce(
  (tx, id: string) =>
    sql<ShownRow>`select ${shownOf(tx)} from "records" r where r."id" = ${keptId(id)}`,
)

/** Selects everything that is shown of a record with one statement, so that all of it is of one moment. */
export function selectShown(tx: Reader, recordId: string): Soon<ShownRow | undefined> {
  return soon(byRecord(tx, recordId), ([shown]) => shown)
}

/**
 * Selects the same in a transaction that has just read the record: the other connection would read its pages again, and
 * decrypt them. Null where waiting for the answer would make the transaction longer.
 */
export function selectShownAtOnce(tx: Transaction, recordId: string): ShownRow | null {
  if (!answersAtOnce(tx)) return null
  const [shown = null] = byRecord(tx, recordId) as ShownRow[]
  return shown
}

type ViewingRow = Pick<Tables['viewings'], (typeof columnsOfViewing)[number]>

// Of the record for which that of the viewing stands.
const viewing = sql.join(
  columnsOfViewing.map((column) =>
    column === 'recordId' ? sql`r."id" as "recordId"` : sql.ref(`v.${column}`),
  ),
)

const viewingById = compileOnce(
  (_tx, id: string) => sql<ViewingRow & Life>`
    select ${viewing}, r."state", r."hiddenAt", r."deletedAt", r."unpublishedAt"
    from "viewings" v inner join "records" r on r."id" = ${keptId(sql.ref('v.recordId'))} where v."id" = ${id}`,
)

type Life = Pick<ShownRow, 'state' | 'hiddenAt' | 'deletedAt' | 'unpublishedAt'>

/** Selects a viewing with what decides whether it is still open. */
export async function selectViewing(tx: Reader, id: string) {
  const [found] = await viewingById(tx, id)
  return found
}

const viewingAndShown = untilWritten(
  compileOnce(
    (tx, id: string) => sql<ViewingRow & ShownRow>`
      select ${viewing}, ${shownOf(tx)}
      from "viewings" v inner join "records" r on r."id" = ${keptId(sql.ref('v.recordId'))} where v."id" = ${id}`,
  ),
)

/** Selects the same, with everything that is shown of its record. */
export function selectViewingAndShown(tx: Reader, id: string) {
  return soon(viewingAndShown(tx, id), ([found]) => found)
}

/** Inserts as one of the last statements of the transaction. */
export const insertViewingLast = insertLast('viewings')

export async function markClosed(tx: Transaction, id: string, now: Instant): Promise<void> {
  await tx.updateTable('viewings').set({ closedAt: now }).where('id', '=', id).execute()
}

/** Selects the viewings of a record that nobody has closed, with the documents that each shows; null for all. */
export async function selectUnclosed(tx: Reader, recordId: string) {
  return tx
    .selectFrom('viewings')
    .select(['id', 'kinds'])
    .where('recordId', 'in', idsWithMerged(recordId))
    .where('closedAt', 'is', null)
    .execute()
}

/** Deletes the tokens of ended viewings, which have no further use; the audit log keeps the event. */
export async function deleteEndedViewings(tx: Transaction, now: Instant) {
  await tx
    .deleteFrom('viewings')
    .where((eb) => eb.or([eb('endsAt', '<', now), eb('startedAt', '>', latestPast(now))]))
    .execute()
}

/** Selects the link of an account with what decides whether its record may be shown. */
export async function selectLink(tx: Reader, accountId: string) {
  return tx
    .selectFrom('recordLinks as l')
    .innerJoin('accessCodes as c', 'c.id', 'l.accessCodeId')
    .innerJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('l.recordId'))))
    .select([
      'r.id as recordId',
      'l.accessCodeId',
      'l.linkedAt',
      'l.viewedAt',
      'c.revokedAt as codeRevokedAt',
      'r.state',
      'r.hiddenAt',
      'r.deletedAt',
    ])
    .where('l.accountId', '=', accountId)
    .executeTakeFirst()
}

export const insertLink = insertOnce('recordLinks')

/** Ends the link of an account; false when there was none. */
export async function deleteLink(tx: Transaction, accountId: string): Promise<boolean> {
  return hasChanged(tx.deleteFrom('recordLinks').where('accountId', '=', accountId))
}

/** Notes that the record was opened; false when a concurrent request has noted it since `before`. */
export async function markViewed(
  tx: Transaction,
  { accountId, now, before }: { accountId: string; now: Instant; before: Instant },
): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('recordLinks')
      .set({ viewedAt: now })
      .where('accountId', '=', accountId)
      .where((eb) =>
        eb.or([
          eb('viewedAt', 'is', null),
          eb('viewedAt', '<=', before),
          eb('viewedAt', '>', latestPast(now)),
        ]),
      ),
  )
}
