import {
  type Attached,
  type CaseRow,
  caseFileKey,
  caseRefusals,
  disagree,
  getCase,
  keepAnswer,
  keepFile,
  openCase,
  selectOf,
} from '#modules/cases'
import { caseLimits } from '#modules/cases/limits'
import {
  type Brought,
  type CaseAnswer,
  type CaseKind,
  type NewCase,
  rowOf,
} from '#modules/cases/schema'
import { documentVersions, shownDocuments } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { lookupRefusals } from '#modules/lookup'
import {
  eventsInOrder,
  recordRefusals,
  selectRecord,
  whoChangedSince,
  whoEntered,
} from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import {
  correctEntry,
  findEntry,
  listEntriesOfRecord,
  listOwnLedger,
  trainingRefusals,
} from '#modules/training'
import type { LedgerEntry } from '#modules/training/schema'
import { day, later } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import { isOutcomeUnknown } from '#platform/database'
import { refusing } from '#platform/errors'
import { clearAway } from '#platform/storage'

const known = refusing({
  ...recordRefusals,
  ...caseRefusals,
  ...lookupRefusals,
  ...trainingRefusals,
})

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

/** "This is wrong": something that the file shows; accepted once another person has corrected it. */
const mistake: Verbs = {
  open: async (ctx, holder, { part = '' }) => {
    const found = await findPart(ctx, holder, part)
    refuseUnless(found, 'case.not_in_file')
    return found
  },
  answer: async (ctx, row, { result }) => {
    if (result !== 'accepted') return
    const corrector = await whoCorrected(ctx, row)
    refuseUnless(corrector !== null, 'case.not_corrected')
    const { enteredBy } = JSON.parse(row.said ?? '{}') as { enteredBy: string }
    const isOther = corrector !== enteredBy && actorId(ctx.actor) !== enteredBy
    refuseUnless(isOther, 'case.second_person')
  },
}

const isDetail = (part: string) => part.startsWith('detail:')
const targetOf = (part: string) => part.slice(part.indexOf(':') + 1)

/** Finds who entered what is called wrong, and which scan it is; null for something that the file does not show. */
async function findPart(
  ctx: ReadContext,
  { recordId, kinds }: FileHolder,
  part: string,
): Promise<Attached | null> {
  if (recordId === null) return null
  const record = (await selectRecord(ctx.tx, recordId)) as CandidateRecord
  const target = targetOf(part)
  const told = { recordVersion: record.version }
  if (isDetail(part)) {
    const isShown = target in detailsShownTo('candidate', record)
    return isShown ? { told, beside: { enteredBy: await whoEntered(ctx, record, target) } } : null
  }
  const isSeen = kinds === null || target === 'photo' || kinds.includes(target as DocumentKind)
  const shown = isSeen ? await shownDocuments(ctx, recordId) : []
  const document = shown.find(({ kind }) => kind === target)
  return document ? { told, partId: document.id, beside: { enteredBy: document.uploadedBy } } : null
}

/** Finds who changed the detail since, or replaced the document; null when nobody did. */
async function whoCorrected(
  ctx: WriteContext,
  { id, recordId, part, partId }: CaseRow,
): Promise<string | null> {
  const target = targetOf(part as string)
  if (isDetail(part as string)) {
    const events = await eventsInOrder(ctx, recordId as string, ['case.opened'])
    const opened = events.find(({ details }) => details.caseId === id)
    return opened ? whoChangedSince(ctx, recordId as string, target, opened) : null
  }
  const versions = await documentVersions(ctx, recordId as string)
  const newest = versions.find(({ kind }) => kind === target)
  if (!newest) return null
  if (newest.id !== partId) return newest.uploadedBy
  // Removed: it is no longer shown, and the person who accepts has checked that.
  return newest.removedAt === null ? null : (actorId(ctx.actor) ?? null)
}

/** "This is wrong" of an entry of the ledger, which nobody changes: it is corrected by a counter-entry. */
const payment: Verbs = {
  open: async (ctx, { recordId, accountId = null }, { part = '' }) => {
    const entry = await findEntry(ctx, Number(targetOf(part)))
    const isOfFile = recordId !== null && entry?.recordId === recordId
    const isOfAccount = accountId !== null && entry?.accountId === accountId
    refuseUnless(entry && (isOfFile || isOfAccount), 'case.not_in_file')
    const { id: partId, amount, currency } = entry
    return {
      ...{ partId, money: { amount: Math.abs(amount), currency } },
      ...(isOfFile ? {} : { recordId: null, accountId }),
    }
  },
  answer: async (ctx, { partId }, { result, text = '' }) => {
    if (result === 'corrected') await correctEntry(ctx, { entryId: partId as string, reason: text })
  },
}

/** Money that was paid without our receipt. */
const money: Verbs = {
  open: async ({ clock }, _, { said }) => {
    // A day's grace: nobody knows where the candidate is, and somewhere it is already tomorrow.
    const latest = later(clock.now(), day).slice(0, 10)
    const message = caseRefusals['case.day_ahead'].sentence
    const isPast = String(said.paidOn) <= latest
    refuseUnless(isPast, 'case.day_ahead', { fields: [{ path: 'paidOn', message }] })
    return {}
  },
}

/** Another contract than the first: something has to be said of it, or shown. */
const contract: Verbs = {
  open: async (_, __, { said }, stored) => {
    const { amount, employer, note } = said
    refuseUnless(stored || amount || employer || note, 'case.nothing_said')
    return {}
  },
}

/** The kinds whose cases require or change something elsewhere; all others are only kept and answered. */
const verbs: Readonly<Partial<Record<CaseKind, Verbs>>> = { mistake, payment, money, contract }

/**
 * Opens a case of the candidate whose file is open, or of a signed-in person. What was answered about the same part is
 * opened again instead, once. Refuses with `case.open_already`, `case.said_twice`, `case.too_many`, `link.not_linked`,
 * and as the verb of its kind does.
 */
export async function bringCase(
  ctx: WriteContext,
  holder: FileHolder,
  given: NewCase,
  stored?: Attached['stored'],
): Promise<Brought> {
  const { kind, part, said } = given
  const { recordId } = holder
  refuseUnless(recordId !== null || rowOf(kind).ofAccount, 'link.not_linked')
  const attached = await verbs[kind]?.open?.(ctx, holder, given, stored)
  const before = (await selectOf(ctx.tx, holder)).filter((one) => one.kind === kind)
  const last = part === undefined ? undefined : before.find((one) => one.part === part)
  refuseUnless(last?.state !== 'open', 'case.open_already')
  if (last === undefined || !rowOf(kind).results[last.result ?? '']?.mayDisagree) {
    refuseUnless(before.length < (rowOf(kind).most ?? caseLimits.casesOfAKind), 'case.too_many')
    return openCase(ctx, given, { recordId, ...attached, ...(stored ? { stored } : {}) })
  }
  const words = Object.values(said).filter((text) => typeof text === 'string')
  await disagree(ctx, last, words.join('\n'))
  return { id: last.id, number: last.number, content: null, digest: null }
}

/**
 * Does the same with a photo. `whose` finds whose file it is, before anything is stored and again in the transaction.
 * Also refuses as uploads do.
 */
export async function bringWithFile(
  ctx: ActionContext,
  whose: (ctx: ReadContext) => Promise<FileHolder>,
  { given, photo }: { given: NewCase; photo: AsyncIterable<Uint8Array> | null },
): Promise<Brought> {
  const { recordId } = await ctx.read(whose)
  const id = ctx.ids.uuid()
  const key = caseFileKey({ recordId, id })
  const kept = photo && (await keepFile(ctx, key, photo))
  try {
    return await ctx.write(async (write) => {
      const holder = await whose(write)
      refuseUnless(holder.recordId === recordId, 'lookup.no_data_found')
      return bringCase(write, holder, given, kept ? { id, file: kept.file } : undefined)
    })
  } catch (error) {
    // When it is unknown whether the row exists, the photo stays for the sweep.
    if (!isOutcomeUnknown(error)) await clearAway(ctx, () => ctx.storage.remove(key))
    throw error
  } finally {
    await kept?.staged.discard()
  }
}

/**
 * Answers a case, with what that changes elsewhere. Refuses with `case.not_found`, `case.answered_already`, and as the
 * verb of its kind does.
 */
export async function answerCase(ctx: WriteContext, id: string, answer: CaseAnswer): Promise<void> {
  const row = await getCase(ctx, id)
  refuseUnless(row.kind === answer.kind, 'case.not_found')
  refuseUnless(row.state === 'open', 'case.answered_already')
  await verbs[answer.kind]?.answer?.(ctx, row, answer)
  await keepAnswer(ctx, row, answer)
}

/**
 * Says that the candidate whose file is open does not agree with an answer, once. Refuses with `case.not_found`,
 * `case.not_answered`, `case.said_twice`.
 */
export async function disagreeWith(
  ctx: WriteContext,
  holder: FileHolder,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const row = (await selectOf(ctx.tx, holder)).find((one) => one.id === id)
  const isOwn = row && rowOf(row.kind as CaseKind).by === 'candidate'
  refuseUnless(isOwn, 'case.not_found')
  await disagree(ctx, row, text)
}

/** Whose file it is: the holder of an open viewing, or the person whose account is linked. */
export interface FileHolder {
  /** Null for a signed-in person without a file. */
  recordId: string | null
  accountId?: string | null
  /** The documents that the holder may see; null for all. */
  kinds: readonly DocumentKind[] | null
}

/** What opening and answering a case of a kind requires and changes elsewhere, in the same transaction. */
interface Verbs {
  open?: (
    ctx: WriteContext,
    holder: FileHolder,
    given: NewCase,
    stored: Attached['stored'],
  ) => Promise<Attached>
  answer?: (ctx: WriteContext, row: CaseRow, answer: CaseAnswer) => Promise<void>
}

/** Lists the entries of the ledger that somebody may call wrong: of their file, and of their account. */
export async function entriesOf(
  ctx: ReadContext,
  { recordId, accountId = null }: FileHolder,
): Promise<LedgerEntry[]> {
  const ofFile = recordId === null ? [] : await listEntriesOfRecord(ctx, recordId)
  const ofAccount = accountId === null ? [] : (await listOwnLedger(ctx)).entries
  const known = new Set(ofFile.map(({ id }) => id))
  return [...ofFile, ...ofAccount.filter(({ id }) => !known.has(id))]
}
