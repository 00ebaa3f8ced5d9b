import {
  type Attached,
  caseFileKey,
  caseRefusals,
  type Disputed,
  disagree,
  getCase,
  keepAnswer,
  keepWithRow,
  openCase,
  selectOf,
  takeBack,
} from '#modules/cases'
import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import { type Brought, type CaseAnswer, caseLimits, type NewCase } from '#modules/cases/schema'
import { comparisonRefusals } from '#modules/comparisons'
import { returnOriginal } from '#modules/documents'
import { lookupRefusals } from '#modules/lookup'
import { recordRefusals } from '#modules/records'
import { listEntriesOfRecord, listOwnLedger } from '#modules/training'
import type { LedgerEntry } from '#modules/training/payments.schema'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { refusing } from '#platform/errors'
import type { Language } from '#platform/languages.schema'
import { answersOf, mayAnswer } from './deciding.ts'
import { type FileHolder, findPart, verbs } from './verbs.ts'

const known = refusing({
  ...recordRefusals,
  ...caseRefusals,
  ...comparisonRefusals,
  ...lookupRefusals,
})

const { refuseBy } = known

const refuseUnless: typeof known.refuseUnless = known.refuseUnless

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
  const stands = rowOf(kind).mayTakeBack && before.some(({ result }) => result !== 'takenBack')
  refuseUnless(last?.state !== 'open' && !stands, 'case.open_already')
  if (last === undefined || !rowOf(kind).results[last.result ?? '']?.mayDisagree) {
    refuseUnless(before.length < (rowOf(kind).most ?? caseLimits.casesOfAKind), 'case.too_many')
    const of = { recordId, ...attached, ...(stored ? { stored } : {}) }
    const brought = await openCase(ctx, given, of)
    if (recordId !== null) await verbs[kind]?.opened?.(ctx, recordId, given)
    return brought
  }
  const words = Object.values(said).filter((text) => typeof text === 'string')
  await disagree(ctx, last, words.join('\n'), disputedNow(attached))
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
  return keepWithRow(ctx, { key, source: photo }, (file) =>
    ctx.write(async (write) => {
      const holder = await whose(write)
      refuseUnless(holder.recordId === recordId, 'lookup.no_data_found')
      return bringCase(write, holder, given, file ? { id, file } : undefined)
    }),
  )
}

/**
 * Answers a case, with what that changes elsewhere; some answers have to be another person's, of another browser.
 * Refuses with `case.not_found`, `case.answered_already`, and as the
 * verb of its kind does.
 */
export async function answerCase(
  ctx: WriteContext,
  id: string,
  answer: CaseAnswer,
  browserAccounts: readonly string[] = [],
): Promise<void> {
  const row = await getCase(ctx, id)
  refuseUnless(row.kind === answer.kind, 'case.not_found')
  refuseUnless(row.state === 'open', 'case.answered_already')
  const verdict = await mayAnswer(ctx, row, answer.result, browserAccounts)
  refuseBy(verdict)
  await verbs[answer.kind]?.answer?.(ctx, row, answer, browserAccounts)
  await keepAnswer(ctx, row, answer, { samePerson: verdict.may && verdict.isSamePerson === true })
}

/** Returns whether the actor may answer a case that waits in each of its ways; nothing of one that is answered. */
export async function verdictsOf(
  ctx: ReadContext,
  id: string,
  browserAccounts: readonly string[] = [],
): Promise<Record<string, Awaited<ReturnType<typeof answersOf>>[string]>> {
  const row = await getCase(ctx, id)
  return row.state === 'open' ? answersOf(ctx, row, browserAccounts) : {}
}

/**
 * Notes in the book of originals that one was given back, and so answers who asked for it. Refuses as
 * `returnOriginal` does.
 */
export async function giveBack(
  ctx: WriteContext,
  given: Parameters<typeof returnOriginal>[1],
): Promise<void> {
  await returnOriginal(ctx, given)
  const asked = (await selectOf(ctx.tx, { recordId: given.recordId })).find(
    ({ kind, state, partId }) => kind === 'original' && state === 'open' && partId === given.id,
  )
  if (asked) await keepAnswer(ctx, asked, { kind: 'original', result: 'returned' })
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
  const row = await ownCase(ctx, holder, id)
  const part = row.kind === 'mistake' ? row.part : null
  const found = part === null ? null : await findPart(ctx, holder, part)
  await disagree(ctx, row, text, disputedNow(found))
}

/** The value may have been entered anew since the first report: who did follows the same rule. */
function disputedNow(found: Attached | null | undefined): Disputed {
  const { partId, beside } = found ?? {}
  const enteredBy = beside?.enteredBy
  return { ...(enteredBy ? { enteredBy } : {}), ...(partId ? { partId } : {}) }
}

/**
 * Takes a case back that may be, with what that changes elsewhere; answered or not. Refuses with `case.not_found`,
 * `case.not_taken_back`.
 */
export async function takeCaseBack(
  ctx: WriteContext,
  holder: FileHolder,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  const row = await ownCase(ctx, holder, id)
  await takeBack(ctx, row)
  await verbs[row.kind as CaseKind]?.takeBack?.(ctx, row, language)
}

async function ownCase(ctx: ReadContext, holder: FileHolder, id: string) {
  const row = (await selectOf(ctx.tx, holder)).find((one) => one.id === id)
  const isOwn = row && rowOf(row.kind as CaseKind).by === 'candidate'
  refuseUnless(isOwn, 'case.not_found')
  return row
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
