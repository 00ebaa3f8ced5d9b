import { type Expression, type SqlBool, sql } from 'kysely'
import type { Tables } from '#migrations'
import { idsWithMerged, keptId } from '#modules/merges'
import type { Instant } from '#platform/clock'
import { compileOnce, insertOnce, type Reader } from '#platform/database'

export type AttestationRow = Tables['attestations']

export const insertAttestation = insertOnce('attestations')

const newestList = compileOnce((tx) =>
  tx.selectFrom('attestations').select(({ fn }) => fn.max('list').as('list')),
)

export async function selectNewestList(tx: Reader): Promise<number | null> {
  const [row] = await newestList(tx)
  return row?.list ?? null
}

const atPlace = compileOnce((tx, list: number, place: number) =>
  tx.selectFrom('attestations').select('id').where('list', '=', list).where('place', '=', place),
)

export async function isPlaceTaken(tx: Reader, list: number, place: number): Promise<boolean> {
  return (await atPlace(tx, list, place)).length > 0
}

const attestationById = compileOnce((tx, id: string) =>
  withWhatItSpeaksOf(tx)
    .select(['a.id', 'a.list', 'a.place', 'a.madeAt', 'a.validUntil', 'a.documentId'])
    .select(['a.recordId', 'a.signatureHash', 'd.kind', 'r.destinationCountry', 'r.nationality'])
    .select(['a.withName', 'd.sha256', 'd.recordId as documentOf'])
    .select((eb) => eb.case().when(isOver(eb)).then(1).else(0).end().as('ended'))
    .where('a.id', '=', id),
)

/** Selects an attestation and whether what it is about has ended; undefined when there is none. */
export async function selectAttestation(tx: Reader, id: string) {
  const [found] = await attestationById(tx, id)
  return found
}

/** Selects the attestations of a record whose document still exists, the newest first, with whether each is over. */
export async function selectOfRecord(tx: Reader, recordId: string, limit: number) {
  return withWhatItSpeaksOf(tx)
    .select(['a.id', 'a.madeAt', 'a.validUntil', 'd.kind'])
    .select((eb) => eb.case().when(isOver(eb)).then(1).else(0).end().as('ended'))
    .where('a.recordId', 'in', idsWithMerged(recordId))
    .where('d.kind', 'is not', null)
    .orderBy('a.madeAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

/** Counts the attestations that will still be in force at a moment. */
export async function countInForce(tx: Reader, now: Instant): Promise<number> {
  const rows = await withWhatItSpeaksOf(tx)
    .select((eb) => eb.case().when(isOver(eb)).then(1).else(0).end().as('ended'))
    .where('a.validUntil', '>', now)
    .execute()
  return rows.filter(({ ended }) => Number(ended) === 0).length
}

/** Counts the attestations that a restore ended before they expired; returns when the last restore was, too. */
export async function selectEndedByRestore(tx: Reader, now: Instant) {
  const row = await tx
    .selectFrom('attestations as a')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(({ selectFrom }) =>
      selectFrom('attestationKeys as k')
        .select(({ fn }) => fn.max('k.restoredAt').as('at'))
        .as('at'),
    )
    .where('a.validUntil', '>', now)
    .where(cameFromABackup)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), at: row.at }
}

/** Selects the places in a list whose attestations are over. */
export async function selectEndedPlaces(tx: Reader, list: number): Promise<number[]> {
  const rows = await withWhatItSpeaksOf(tx)
    .select('a.place')
    .where('a.list', '=', list)
    .where(mayHaveEnded)
    .where(isOver)
    .execute()
  return rows.map(({ place }) => place)
}

function withWhatItSpeaksOf(tx: Reader) {
  return tx
    .selectFrom('attestations as a')
    .leftJoin('documents as d', 'd.id', 'a.documentId')
    .leftJoin('records as r', (join) => join.on('r.id', '=', keptId(sql.ref('a.recordId'))))
}

type Where = Parameters<ReturnType<typeof withWhatItSpeaksOf>['where']>[0]
/** An attestation, or another row named `a`, with its document and its record. */
export type Joined = Parameters<Extract<Where, (eb: never) => unknown>>[0]

/**
 * Tells whether what an attestation is about has ended, from the rows that hiding, withdrawing, deleting, replacing and
 * contesting write anyway, so the state changes in their transactions and no verb can forget it. None of these marks
 * disappears when the record is shown again.
 */
export function hasEnded(eb: Joined): Expression<SqlBool> {
  return eb.or([
    eb('d.id', 'is', null),
    eb('r.id', 'is', null),
    eb('d.supersededAt', 'is not', null),
    eb('d.removedAt', 'is not', null),
    eb('d.withheldAt', 'is not', null),
    eb('r.state', '<>', 'approved'),
    eb('r.hiddenAt', 'is not', null),
    eb('r.deletedAt', 'is not', null),
    eb('r.unpublishedAt', '>=', eb.ref('a.madeAt')),
    cameFromABackup(eb),
    eb.exists(shownOtherwise(eb).select('o.id')),
    eb.exists(contested(eb).select('c.id')),
  ])
}

/** Selects when an authority showed something else about the document of an attestation. */
function shownOtherwise(eb: Joined) {
  return eb
    .selectFrom('comparisons as o')
    .whereRef('o.documentId', '=', 'a.documentId')
    .whereRef('o.notedAt', '>=', 'a.madeAt')
    .where('o.showed', '=', 'other')
}

/** Selects when the candidate called wrong what an attestation says. */
function contested(eb: Joined) {
  return eb
    .selectFrom('cases as c')
    .where('c.kind', '=', 'mistake')
    .where('c.recordId', 'in', idsWithMerged(sql.ref('a.recordId')))
    .whereRef('c.createdAt', '>=', 'a.madeAt')
    .where((of) =>
      of.or([
        of('c.partId', '=', of.ref('a.documentId')),
        of.and([of('a.withName', '=', 1), of('c.part', '=', 'detail:name')]),
      ]),
    )
}

/** Selects the moments that `isOver` goes by, for stating since when an attestation has ended. */
export async function selectEnds(tx: Reader, id: string) {
  return withWhatItSpeaksOf(tx)
    .select(['a.madeAt', 'a.validUntil', 'd.supersededAt', 'd.removedAt', 'd.withheldAt'])
    .select(['r.unpublishedAt', 'r.deletedAt'])
    .select((eb) => [
      eb.case().when(isOver(eb)).then(1).else(0).end().as('ended'),
      shownOtherwise(eb)
        .select(({ fn }) => fn.min('o.notedAt').as('at'))
        .as('otherwiseAt'),
      contested(eb)
        .select(({ fn }) => fn.min('c.createdAt').as('at'))
        .as('contestedAt'),
      eb
        .selectFrom('attestationKeys')
        .select(({ fn }) => fn.max('restoredAt').as('at'))
        .as('restoredAt'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()
}

/**
 * Selects all for which `isOver` may be true, starting from what ended and not from each attestation: a full list
 * takes 26 ms, and took 110 ms without this. The indexes `documentsNoLongerShown` and
 * `recordsNotAlwaysPublic` contain these documents and records.
 */
function mayHaveEnded(eb: Joined): Expression<SqlBool> {
  const ended = eb
    .selectFrom('documents')
    .select('id')
    .where(({ or, eb: of }) =>
      or([
        of('supersededAt', 'is not', null),
        of('removedAt', 'is not', null),
        of('withheldAt', 'is not', null),
      ]),
    )
  const notAlwaysPublic = eb
    .selectFrom('records')
    .select('id')
    .where(({ or, eb: of }) =>
      or([
        of('state', '<>', sql.lit('approved')),
        of('hiddenAt', 'is not', null),
        of('deletedAt', 'is not', null),
        of('unpublishedAt', 'is not', null),
      ]),
    )
  const otherwise = eb.selectFrom('comparisons').select('documentId').where('showed', '=', 'other')
  return eb.or([
    eb('a.documentId', 'is', null),
    eb('a.recordId', 'is', null),
    eb('a.documentId', 'in', ended),
    eb('a.recordId', 'in', notAlwaysPublic),
    eb('a.documentId', 'in', otherwise),
    eb('a.recordId', 'in', eb.selectFrom('cases').select('recordId').where('kind', '=', 'mistake')),
    wasEndedAhead(eb),
    cameFromABackup(eb),
  ])
}

/** Tells whether an attestation has ended, by what it is about or by itself. */
function isOver(eb: Joined): Expression<SqlBool> {
  return eb.or([hasEnded(eb), wasEndedAhead(eb)])
}

/** Tells whether an attestation was made by a clock so far ahead that it is over (settle-attestations.ts). */
function wasEndedAhead(eb: Joined): Expression<SqlBool> {
  return eb('a.validUntil', '<=', eb.ref('a.madeAt'))
}

/** Tells whether an attestation is older than a restore: what became of it after the backup was taken is unknown. */
function cameFromABackup(eb: Joined): Expression<SqlBool> {
  return eb(
    'a.madeAt',
    '<=',
    eb.selectFrom('attestationKeys').select(({ fn }) => fn.max('restoredAt').as('at')),
  )
}
