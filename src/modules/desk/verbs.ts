import { type Attached, type CaseRow, caseRefusals, openCase } from '#modules/cases'
import type { CaseKind } from '#modules/cases/kinds.schema'
import type { CaseAnswer, NewCase } from '#modules/cases/schema'
import { answerAlert, selectComparison } from '#modules/comparisons'
import { keepAfterAll, withdrawConsents } from '#modules/consents'
import {
  askBack,
  listOriginals,
  refuseWhileHeld,
  returnOriginal,
  shownDocuments,
} from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { forgetTries } from '#modules/lookup'
import { isSameRecord } from '#modules/merges'
import { todayOf } from '#modules/organisation'
import { recordRefusals, selectRecord, whoEntered } from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import type { CandidateRecord } from '#modules/records/schema'
import { endShares } from '#modules/shares'
import { correctEntry, findEntry, trainingRefusals } from '#modules/training'
import { day, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import type { Language } from '#platform/languages.schema'
import { leavingWords, stayingWords } from '#texts/each/leaving'
import { isDetail, targetOf } from './deciding.ts'

const known = refusing({
  ...recordRefusals,
  ...caseRefusals,
  ...trainingRefusals,
})

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

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
  /** What it needs, and what it is about. */
  open?: (
    ctx: WriteContext,
    holder: FileHolder,
    given: NewCase,
    stored: Attached['stored'],
  ) => Promise<Attached>
  /** What it changes at once. */
  opened?: (ctx: WriteContext, recordId: string, given: NewCase) => Promise<void>
  answer?: (
    ctx: WriteContext,
    row: CaseRow,
    answer: CaseAnswer,
    browserAccounts: readonly string[],
  ) => Promise<void>
  /** What taking it back changes. */
  takeBack?: (ctx: WriteContext, row: CaseRow, language: Language) => Promise<void>
}

/** "This is wrong": something that the file shows; accepted once it is corrected, by who did not enter it (`mayDecide`). */
const mistake: Verbs = {
  open: async (ctx, holder, { part = '' }) => {
    const found = await findPart(ctx, holder, part)
    refuseUnless(found, 'case.not_in_file')
    return found
  },
}

/** Finds who entered what is called wrong, and which scan it is; null for something that the file does not show. */
export async function findPart(
  ctx: ReadContext,
  { recordId, kinds }: FileHolder,
  part: string,
): Promise<Attached | null> {
  if (recordId === null) return null
  const record = (await selectRecord(ctx.tx, recordId)) as CandidateRecord
  const target = targetOf(part)
  const logged = { recordVersion: record.version }
  if (isDetail(part)) {
    const isShown = target in detailsShownTo('candidate', record)
    return isShown ? { logged, beside: { enteredBy: await whoEntered(ctx, record, target) } } : null
  }
  const isSeen = kinds === null || target === 'photo' || kinds.includes(target as DocumentKind)
  const shown = isSeen ? await shownDocuments(ctx, recordId) : []
  const document = shown.find(({ kind }) => kind === target)
  return document
    ? { logged, partId: document.id, beside: { enteredBy: document.uploadedBy } }
    : null
}

/** "This is wrong" of an entry of the ledger, which nobody changes: it is corrected by a counter-entry. */
const payment: Verbs = {
  open: async (ctx, { recordId, accountId = null }, { part = '' }) => {
    const entry = await findEntry(ctx, Number(targetOf(part)))
    const isOfFile =
      recordId !== null && (await isSameRecord(ctx.tx, entry?.recordId ?? '', recordId))
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

/**
 * The candidate leaves the agency: consent to everything except messages is withdrawn, with what that ends, and every
 * original asked back. The file stays open to the candidate. Staying after all means that the file is kept; everything
 * else needs new consent.
 */
const leaving: Verbs = {
  opened: async (ctx, recordId, { said }) => {
    const words = leavingWords[said.language as Language].join(' ')
    await withdrawConsents(ctx, { recordId, words })
    await endShares(ctx, { recordId })
    for (const { id, kind, isOut, askedBackAt } of await listOriginals(ctx, recordId)) {
      if (!isOut || askedBackAt !== null) continue
      const wanted: NewCase = { kind: 'original', part: `original:${kind}:${id}`, said: {} }
      await openCase(ctx, wanted, { recordId, partId: id })
      await askBack(ctx, { recordId, id })
    }
  },
  answer: (ctx, { recordId }) => refuseWhileHeld(ctx, recordId as string),
  takeBack: (ctx, { recordId, createdAt: leftAt }, language) =>
    keepAfterAll(ctx, { recordId: recordId as string, leftAt, words: stayingWords[language] }),
}

/**
 * "Give it back": due within three days, and with the office until the candidate has it. Who is told that it is back,
 * and does not have it, asks again.
 */
const original: Verbs = {
  open: async (ctx, { recordId }, { part = '' }) => {
    const held = recordId === null ? [] : await listOriginals(ctx, recordId)
    const asked = held.find(({ id, kind }) => part === `original:${kind}:${id}`)
    refuseUnless(asked && asked.returnAgreedBy === null, 'case.not_in_file')
    return { partId: asked.id }
  },
  opened: (ctx, recordId, { part = '' }) => askBack(ctx, { recordId, id: idOf(part) }),
  answer: async (ctx, { recordId, part }) => {
    const of = { recordId: recordId as string, id: idOf(part as string) }
    const isOut = (await listOriginals(ctx, of.recordId)).some(
      (one) => one.id === of.id && one.isOut,
    )
    if (isOut) await returnOriginal(ctx, { ...of, returnedOn: await todayOf(ctx) })
  },
}

/** Many wrong codes for the number of a record: once answered, only new ones count. */
const codes: Verbs = {
  answer: async (ctx, { recordId, said }) => {
    const { which } = JSON.parse(said ?? '{}') as Parameters<typeof forgetTries>[1]
    if (recordId !== null) await forgetTries(ctx, { recordId, which })
  },
}

/** A withheld document: it stays so, or somebody else than who saw the difference shows it again. */
const withheld: Verbs = {
  answer: async (ctx, { partId }, { result }, browserAccounts) => {
    const row = await selectComparison(ctx.tx, partId ?? '')
    // The document may be gone, and an answer may be given again.
    if (row === undefined || row.answer === result) return
    const answer = result as 'kept' | 'shown'
    await answerAlert(ctx, { comparisonId: row.id, answer, browserAccounts })
  },
}

const idOf = (part: string) => part.slice(part.lastIndexOf(':') + 1)

/** The kinds whose cases require or change something elsewhere; all others are only kept and answered. */
export const verbs: Readonly<Partial<Record<CaseKind, Verbs>>> = {
  ...{ mistake, payment, money, contract },
  ...{ leaving, original, codes, withheld },
}
