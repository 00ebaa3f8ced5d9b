import { findAccount } from '#modules/accounts'
import { fileOf, isAsSent } from '#modules/cases'
import { currentDocuments, selectDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import {
  comparisonDaysOf,
  type Organisation,
  officialChecksById,
  readSettings,
} from '#modules/organisation'
import { kindsBesidesPhoto } from '#modules/organisation/kinds.schema'
import { getRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { dayAfter, dayIn } from '#platform/clock/schema'
import {
  type ActionContext,
  personBehind,
  type ReadContext,
  type WriteContext,
} from '#platform/context'
import { inBatches } from '#platform/database'
import { asideKey, clearAway } from '#platform/storage'
import {
  type ComparisonRow,
  countOld,
  countWithheld,
  deleteOfKind,
  type OldBefore,
  selectAfter,
  selectOfRecord,
  selectOld,
  selectWithheld,
} from './comparisons.store.ts'
import { isOlderThan, type KnownRound, roundsOf } from './describing.ts'
import type { OldComparisons, RecordComparisons, Round, WithheldDocuments } from './schema.ts'
import { screenshotKey } from './screenshot.ts'

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
export async function withheldDocuments({ tx }: ReadContext): Promise<WithheldDocuments> {
  const rows = await selectWithheld(tx, most)
  const documents = rows.map(({ withheldAt, answer, ...row }) => ({
    ...withAuthority(row),
    withheldAt: withheldAt as string,
    isDecided: answer !== null,
  }))
  return { papers: documents, total: await countWithheld(tx) }
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
  const isOwn = personBehind(actor) === notedBy
  const isTold = isOwn || state !== 'waiting'
  const pages = screenshot === null ? 0 : fileOf(screenshot).pages
  return {
    ...{ id, notedBy, notedAt, askedOn, isOwn },
    showed: isTold ? showed : null,
    screenshotPages: isTold ? pages : 0,
  }
}

/** What the doctor found wrong with a comparison. */
export interface ComparisonFinding {
  problem: 'screenshot' | 'shown' | 'document' | 'same-person'
  /** The comparison's id. */
  subject: string
}

/**
 * Looks for screenshots that are missing or replaced, comparisons of scans that are gone, rounds that one account
 * answered twice, and public documents for which an authority showed something else.
 */
export async function* examineComparisons(ctx: ActionContext): AsyncIterable<ComparisonFinding> {
  const firsts = new Map<string, string>()
  const batches = inBatches(200, (...some) => ctx.read(({ tx }) => selectAfter(tx, ...some)))
  for await (const rows of batches) {
    for (const row of rows) {
      const round = `${row.documentId} ${row.checkId} ${row.round}`
      if (firsts.get(round) === row.notedBy) yield { problem: 'same-person', subject: row.id }
      firsts.set(round, row.notedBy)
      const problem = await problemOf(ctx, row)
      if (problem) yield { problem, subject: row.id }
    }
  }
}

async function problemOf(
  ctx: ActionContext,
  row: ComparisonRow,
): Promise<ComparisonFinding['problem'] | null> {
  const document = await ctx.read(({ tx }) => selectDocument(tx, row.documentId))
  if (!document) return 'document'
  const isHidden = row.showed === 'other' && row.answer !== 'shown'
  if (isHidden && document.withheldAt === null) return 'shown'
  const { screenshot } = row
  if (screenshot === null || (await isAsSent(ctx, screenshotKey(row), screenshot))) return null
  return 'screenshot'
}

/**
 * Deletes what authorities showed about a kind of document, in the transaction that purges it. Returns a function that
 * then removes the screenshots; if a stop comes in between, the next sweep does.
 */
export async function forgetComparisons(
  { tx }: WriteContext,
  about: { recordId: string; kind: string },
): Promise<(ctx: ActionContext) => Promise<void>> {
  const { recordId } = about
  const ids = await deleteOfKind(tx, about)
  return (ctx) =>
    clearAway(ctx, async () => {
      for (const id of ids) {
        const key = screenshotKey({ recordId, id })
        for (const one of [key, asideKey(key)]) await ctx.storage.remove(one)
      }
    })
}

/** The person who notes something, and the staff accounts that have signed in with their browser. */
export interface Noting {
  by: string
  browserAccounts: readonly string[]
}

/**
 * Tells whether two accounts may belong to one person: the same browser has signed in to both, or their mail goes to
 * one mailbox. One person with two browsers and two mailboxes cannot be told from two people (docs/decisions/0021).
 */
export async function mayBeSamePerson(
  { tx }: Pick<ReadContext, 'tx'>,
  first: Pick<ComparisonRow, 'notedBy' | 'browserAccounts'>,
  { by, browserAccounts }: Noting,
): Promise<boolean> {
  if (first.notedBy === by || browserAccounts.includes(first.notedBy)) return true
  if ((JSON.parse(first.browserAccounts) as string[]).includes(by)) return true
  const mailboxes = [await findAccount(tx, first.notedBy), await findAccount(tx, by)]
  const [one, other] = mailboxes.map((account) => account && mailboxOf(account.email))
  return one !== undefined && one === other
}

/** Returns the mailbox: `amina+2@padma.example` is delivered to `amina@padma.example`. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return `${name}${email.slice(at)}`.toLowerCase()
}
