import { listEvents } from '#modules/audit'
import { openMarks } from '#modules/cases'
import { calledWrongSince } from '#modules/cases/fields.schema'
import { shownDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { getRecord, isPublic } from '#modules/records'
import { hour, type Instant, later } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { selectEndedByRestore, selectOfRecord } from './attestations.store.ts'
import { selectExisting, selectMisplaced, selectOffers } from './keys.store.ts'
import { agedSince, findKeyTrouble, issuerOf, type KeyTrouble, unreadableKey } from './keys.ts'
import { attestationLimits, mayBeAttested, type RecordAttestations } from './schema.ts'

/** How many a record's page shows; the log has all. */
const mostListed = 20

/** Lists what was attested of a record, and what can be now. Refuses with `record.not_found`. */
export async function attestationsOfRecord(
  ctx: ReadContext,
  recordId: string,
  publicUrl: string,
): Promise<RecordAttestations> {
  const record = await getRecord(ctx, recordId)
  const contests = await openMarks(ctx, recordId)
  const documents = isPublic(record) ? await shownDocuments(ctx, recordId) : []
  const now = ctx.clock.now()
  return {
    isOffered: issuerOf(publicUrl) !== null,
    kinds: documents
      .map(({ kind }) => kind)
      .filter((kind) => mayBeAttested(kind) && calledWrongSince(contests, 'paper', kind) === null),
    made: (await selectOfRecord(ctx.tx, recordId, mostListed)).map((row) => ({
      ...{ id: row.id, kind: row.kind as DocumentKind },
      ...{ madeAt: row.madeAt, validUntil: row.validUntil },
      state: Number(row.ended) === 1 ? 'ended' : row.validUntil <= now ? 'expired' : 'in-force',
    })),
  }
}

/** What an operator should know about attestations. */
export interface AttestationStanding {
  /** The key that should sign, when its private half cannot be read with this secret. */
  unreadableKey: string | null
  /** Why nothing can be signed with these settings. */
  keyTrouble: KeyTrouble | null
  /** Since when a key from a file has been due for replacement. */
  agedSince: Instant | null
  /** Attestations that a restore ended before they expired, and when the last restore was. */
  endedByRestore: { count: number; at: Instant } | null
  /** Attestations in the log that have no row, so that no list says when they end. */
  lost: string[]
  /** Attestations with a place or a document that no verb gives them. */
  misplaced: string[]
  /** Offers to wallets that no verb makes in this form. */
  oddOffers: string[]
  /** Ended offers that should have been deleted: how many, and when the first was made. */
  keptOffers: { count: number; since: Instant } | null
}

/** Offers are deleted an hour after they were made, by a worker that runs every hour. */
const slack = 3 * hour

/** Examines attestations; changes nothing. */
export async function examineAttestations(ctx: ReadContext): Promise<AttestationStanding> {
  const { count, at } = await selectEndedByRestore(ctx.tx, ctx.clock.now())
  return {
    unreadableKey: await unreadableKey(ctx),
    keyTrouble: await findKeyTrouble(ctx),
    agedSince: await agedSince(ctx),
    endedByRestore: at === null || count === 0 ? null : { count, at },
    lost: await findLost(ctx),
    misplaced: await selectMisplaced(ctx.tx),
    ...(await examineOffers(ctx)),
  }
}

/** Finds lost attestations that could still be in force: one with a row is known to this site and its lists. */
async function findLost(ctx: ReadContext): Promise<string[]> {
  const made = await subjectsSince(
    ctx,
    'attestation.made',
    later(ctx.clock.now(), -attestationLimits.attestation),
  )
  const there = await selectExisting(ctx.tx, made)
  return made.filter((id) => !there.has(id))
}

async function examineOffers(
  ctx: ReadContext,
): Promise<Pick<AttestationStanding, 'oddOffers' | 'keptOffers'>> {
  const offers = await selectOffers(ctx.tx)
  const [oldest] = offers
  if (!oldest) return { oddOffers: [], keptOffers: null }
  const offered = new Set(await subjectsSince(ctx, 'attestation.offered', oldest.madeAt))
  const isOdd = (offer: (typeof offers)[number]) =>
    !offered.has(offer.id) ||
    offer.paperOf !== offer.recordId ||
    (offer.redeemedAt === null) !== (offer.tokenHash === null)
  const kept = offers.filter(({ madeAt }) => madeAt < later(ctx.clock.now(), -slack))
  return {
    oddOffers: offers.filter(isOdd).map(({ id }) => id),
    keptOffers: kept[0] ? { count: kept.length, since: kept[0].madeAt } : null,
  }
}

/** Returns the ids in the events of one action, from a moment on. */
async function subjectsSince(
  ctx: ReadContext,
  action: 'attestation.made' | 'attestation.offered',
  since: Instant,
): Promise<string[]> {
  const ids: string[] = []
  for (let before: string | undefined; ; ) {
    const events = await listEvents(ctx, { actions: [action], before, limit: 500 })
    const young = events.filter(({ at }) => at >= since)
    for (const { details } of young) ids.push(String(details.attestationId ?? details.offerId))
    before = young.length < events.length ? undefined : events.at(-1)?.id
    if (before === undefined) return ids
  }
}
