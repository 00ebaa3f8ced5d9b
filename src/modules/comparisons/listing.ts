import { currentDocuments } from '#modules/documents'
import { type DocumentKind, kindsBesidesPhoto } from '#modules/documents/schema'
import {
  comparisonDaysOf,
  type Organisation,
  officialChecksById,
  readSettings,
} from '#modules/organisation'
import { getRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { dayAfter, dayIn } from '#platform/clock/schema'
import type { ReadContext } from '#platform/context'
import {
  type ComparisonRow,
  countOld,
  countWithheld,
  type OldBefore,
  selectOfRecord,
  selectOld,
  selectWithheld,
} from './comparisons.store.ts'
import { isOlderThan, type KnownRound, roundsOf } from './describing.ts'
import {
  type OldComparisons,
  type RecordComparisons,
  type Round,
  screenshotSchema,
  type WithheldPapers,
} from './schema.ts'

/** How many a page shows; asking again or deciding makes room. */
const most = 100

/**
 * Lists documents whose last answer from an authority is called old, the oldest first: at most a hundred, and how many
 * in all. What the authority showed is not included.
 */
export async function oldComparisons(ctx: ReadContext): Promise<OldComparisons> {
  const before = await oldBefore(ctx)
  const rows = await selectOld(ctx.tx, before, most)
  return { papers: rows.map(withAuthority), total: await countOld(ctx.tx, before) }
}

/** Lists documents that the public does not see because of what an authority showed: at most a hundred, and how many in all. */
export async function withheldPapers({ tx }: ReadContext): Promise<WithheldPapers> {
  const rows = await selectWithheld(tx, most)
  const papers = rows.map(({ withheldAt, answer, ...row }) => ({
    ...withAuthority(row),
    withheldAt: withheldAt as string,
    isDecided: answer !== null,
  }))
  return { papers, total: await countWithheld(tx) }
}

interface AskedAbout {
  kind: string
  checkId: string
  nationality: string | null
  destinationCountry: string | null
}

function withAuthority<Row extends AskedAbout>({ nationality, destinationCountry, ...row }: Row) {
  const kind = row.kind as DocumentKind
  const checks = officialChecksById(kind, { nationality, destinationCountry })
  return { ...row, kind, authority: checks.get(row.checkId)?.authority ?? null }
}

/** Counts them. */
export async function countOldComparisons(ctx: ReadContext): Promise<number> {
  return countOld(ctx.tx, await oldBefore(ctx))
}

async function oldBefore({ tx, clock }: ReadContext): Promise<OldBefore> {
  const settings = await readSettings(tx)
  const today = dayIn(settings.timeZone, clock.now())
  const dayOf = (kind: string) => dayAfter(today, -comparisonDaysOf(settings, kind))
  return Object.fromEntries(kindsBesidesPhoto.map((kind) => [kind, dayOf(kind)]))
}

/** Lists what staff noted about the documents of a record, the newest first. Refuses with `record.not_found`. */
export async function comparisonsOfRecord(
  ctx: ReadContext,
  recordId: string,
): Promise<RecordComparisons> {
  const record = await getRecord(ctx, recordId)
  const settings = await readSettings(ctx.tx)
  const today = dayIn(settings.timeZone, ctx.clock.now())
  const rounds = roundsOf(await selectOfRecord(ctx.tx, recordId))
  const documents = (await currentDocuments(ctx, recordId)).map(({ id, kind }) => ({
    documentId: id,
    kind,
    checks: [...officialChecksById(kind, record)].map(
      ([checkId, { authority, service, texts }]) => ({
        ...{ id: checkId, authority, service, texts },
      }),
    ),
  }))
  return {
    papers: documents.filter(({ checks }) => checks.length > 0),
    rounds: rounds
      .map((round) => describeRound(ctx, round, { record, settings, today }))
      .toSorted((a, b) => (newest(a) < newest(b) ? 1 : -1)),
  }
}

const newest = ({ comparisons }: Round) => comparisons.at(-1)?.notedAt ?? ''

function describeRound(
  ctx: ReadContext,
  round: KnownRound,
  { record, settings, today }: { record: CandidateRecord; settings: Organisation; today: string },
): Round {
  const [first] = round.rows
  const kind = first.kind as DocumentKind
  const alert = round.rows.find(({ showed }) => showed === 'other')
  return {
    ...{ documentId: first.documentId, kind, checkId: first.checkId, state: round.state },
    authority: officialChecksById(kind, record).get(first.checkId)?.authority ?? null,
    isOld: isOlderThan(round, comparisonDaysOf(settings, kind), today),
    comparisons: round.rows.map((row) => describe(ctx, row, round)),
    answer: alert?.answer ?? null,
    answeredBy: alert?.answeredBy ?? null,
    answeredAt: alert?.answeredAt ?? null,
  }
}

/**
 * Describes a row; while a second person is awaited, only the first is told what they saw, or that they stored a
 * picture.
 */
function describe({ actor }: ReadContext, row: ComparisonRow, { state }: KnownRound) {
  const { id, notedBy, notedAt, askedOn, showed, screenshot } = row
  const isOwn = actor.kind === 'account' && actor.id === notedBy
  const isTold = isOwn || state !== 'waiting'
  const pages = screenshot === null ? 0 : screenshotSchema.parse(JSON.parse(screenshot)).pages
  return {
    ...{ id, notedBy, notedAt, askedOn, isOwn },
    showed: isTold ? showed : null,
    screenshotPages: isTold ? pages : 0,
  }
}
