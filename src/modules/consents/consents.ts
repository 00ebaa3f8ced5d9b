import { appendAudit, signInEvent } from '#modules/audit'
import { switchMessages } from '#modules/messages'
import { type MessageSwitches, switchableKinds } from '#modules/messages/schema'
import { readSettings } from '#modules/organisation'
import { closingOf } from '#modules/organisation/identity.schema'
import type { Instant } from '#platform/clock'
import { type ReadContext, type Soon, soon, type WriteContext } from '#platform/context'
import { refusalsOf, refusing } from '#platform/errors'
import type { CursorAsked } from '#platform/pages'
import {
  type ConsentRow,
  countWithdrawn,
  replaceAnswer,
  selectAgreed,
  selectAnswers,
  selectGiven,
  selectStanding,
  selectWithdrawn,
} from './consents.store.ts'
import type { ConsentAnswer, Consents, NewConsent, RecordConsents } from './schema.ts'
import {
  type ConsentPurpose,
  consentEdition,
  consentPurposes,
  wordsToRead,
} from './words.schema.ts'

interface Whose {
  recordId: string
}

/** A candidate's answer, and what ends the shares of a record in the same transaction. */
interface AnsweredConsent extends NewConsent {
  purpose: ConsentPurpose
  endShares: (ctx: WriteContext, whose: Whose) => Promise<void>
}

/**
 * Stores the candidate's yes or no to one purpose, after reading its words. It takes effect with the commit: a no to
 * sharing ends every share, a no to messages switches them all off. The same answer to the same words changes nothing.
 * Refuses with `consent.other_words`, also where nothing is asked.
 */
export async function answerConsent(
  ctx: WriteContext,
  { recordId }: Whose,
  { purpose, answer, language, edition, endShares }: AnsweredConsent,
): Promise<void> {
  const isAsked = purpose !== 'handover' || (await handoverAskedSince(ctx)) !== null
  refuseUnless(isAsked && edition === consentEdition, 'consent.other_words')
  await keepAnswer(ctx, { recordId, purpose, answer, words: wordsToRead(purpose, language) })
  if (purpose === 'sharing' && answer === 'withdrawn') await endShares(ctx, { recordId })
  if (purpose === 'messages')
    await switchMessages(ctx, { recordId }, { off: answer === 'given' ? [] : [...switchableKinds] })
}

/**
 * Switches kinds of messages off and on, and adjusts the consent: with all of them off it is withdrawn, and switching
 * one on again is consent to it. The candidate read no words except those next to the boxes.
 */
export async function chooseMessages(
  ctx: WriteContext,
  { recordId }: Whose,
  switches: MessageSwitches,
): Promise<MessageSwitches> {
  const kept = await switchMessages(ctx, { recordId }, switches)
  const answer = kept.off.length === switchableKinds.length ? 'withdrawn' : 'given'
  const standing = await selectStanding(ctx.tx, recordId, 'messages')
  if (answer !== (standing?.answer ?? 'given'))
    await keepAnswer(ctx, { recordId, purpose: 'messages', answer, words: null })
  return kept
}

/**
 * Withdraws consent to everything except messages, for a candidate who leaves and has read what that means. An earlier
 * no keeps its time.
 */
export async function withdrawConsents(
  ctx: WriteContext,
  { recordId, words }: Whose & { words: string },
): Promise<void> {
  for (const purpose of ['keeping', 'sharing', 'asking'] as const) {
    const standing = await selectStanding(ctx.tx, recordId, purpose)
    if (standing?.answer === 'withdrawn') continue
    await keepAnswer(ctx, { recordId, purpose, answer: 'withdrawn', words })
  }
  const handover = await selectStanding(ctx.tx, recordId, 'handover')
  if (handover?.answer === 'given')
    await keepAnswer(ctx, { recordId, purpose: 'handover', answer: 'withdrawn', words })
}

/** Replaces a no since that moment by a yes to keeping, for a candidate who stays after all. */
export async function keepAfterAll(
  ctx: WriteContext,
  { recordId, words, leftAt }: Whose & { words: string; leftAt: Instant },
): Promise<void> {
  const standing = await selectStanding(ctx.tx, recordId, 'keeping')
  if (standing?.answer !== 'withdrawn' || standing.answeredAt < leftAt) return
  await keepAnswer(ctx, { recordId, purpose: 'keeping', answer: 'given', words })
}

interface Answered extends Whose {
  purpose: ConsentPurpose
  answer: ConsentAnswer
  words: string | null
}

async function keepAnswer(ctx: WriteContext, answered: Answered): Promise<void> {
  const { recordId, purpose, answer, words } = answered
  const standing = await selectStanding(ctx.tx, recordId, purpose)
  const since = purpose === 'handover' ? await handoverAskedSince(ctx) : null
  const counts = standing !== undefined && standing.answeredAt >= (since ?? '')
  if (counts && standing.answer === answer && standing.words === words) return
  const row = { id: ctx.ids.uuid(), ...answered, answeredAt: ctx.clock.now() }
  await replaceAnswer(ctx.tx, row)
  const signed = signInEvent(ctx, 'consents', row)
  await appendAudit(ctx, `consent.${answer}`, `record:${recordId}`, { purpose, ...signed })
}

type Reading = Pick<ReadContext, 'tx'>

/**
 * Returns since when candidates are asked whether their file may go to a successor; null: they are not asked. An
 * earlier answer was about another announcement, and no longer counts.
 */
async function handoverAskedSince({ tx }: Reading): Promise<Instant | null> {
  const closing = closingOf(await readSettings(tx))
  return closing?.successor ? closing.announcedAt : null
}

/** Lists the records whose candidates say yes to the present handover. No answer is not a yes. */
export async function agreedToHandover(ctx: Reading): Promise<string[]> {
  const since = await handoverAskedSince(ctx)
  return since === null ? [] : selectAgreed(ctx.tx, { purpose: 'handover', since })
}

/** Lists those of them who said so after the last export for the successor, or who still wait for the first one. */
export async function waitingForHandover(ctx: Reading): Promise<string[]> {
  const since = await handoverAskedSince(ctx)
  if (since === null) return []
  const { closing } = await readSettings(ctx.tx)
  return selectAgreed(ctx.tx, { purpose: 'handover', since: closing?.handedOverAt ?? since })
}

/** Returns every yes ever given to a handover, for any announcement; whose, and when. */
export function givenToHandover({ tx }: Reading) {
  return selectGiven(tx, 'handover')
}

const pageSize = 50

/** Lists each purpose with the present question, in a language, and the candidate's answer. */
export async function listConsents(
  { tx }: Reading,
  { recordId, language }: { recordId: string; language: string },
): Promise<Consents> {
  const rows = await selectAnswers(tx, recordId)
  const since = await handoverAskedSince({ tx })
  const asked = consentPurposes.filter((purpose) => purpose !== 'handover' || since !== null)
  return {
    edition: consentEdition,
    consents: asked.map((purpose) => ({
      ...{ purpose, words: wordsToRead(purpose, language) },
      ...standing(rows, purpose, since),
    })),
  }
}

/** Lists each purpose with the answer in force and earlier ones, the latest first. */
export async function consentsOfRecord({ tx }: Reading, recordId: string): Promise<RecordConsents> {
  const rows = await selectAnswers(tx, recordId)
  const since = await handoverAskedSince({ tx })
  const isKnown = (purpose: ConsentPurpose) =>
    purpose !== 'handover' || since !== null || rows.some((row) => row.purpose === purpose)
  return {
    consents: consentPurposes.filter(isKnown).map((purpose) => ({
      purpose,
      ...standing(rows, purpose, since),
      earlier: rows
        .filter((row) => row.purpose === purpose && !isStanding(row, since))
        .map(({ answer, answeredAt }) => ({ answer, answeredAt })),
    })),
  }
}

/** Tells whether an answer is in force; one about the handover counts only for its own announcement. */
function isStanding({ purpose, replacedAt, answeredAt }: ConsentRow, since: Instant | null) {
  if (replacedAt !== null) return false
  return purpose !== 'handover' || (since !== null && answeredAt >= since)
}

function standing(rows: readonly ConsentRow[], purpose: ConsentPurpose, since: Instant | null) {
  const row = rows.find((one) => one.purpose === purpose && isStanding(one, since))
  const answer: ConsentAnswer | null = row?.answer ?? null
  return { answer, answeredAt: row?.answeredAt ?? null, read: row?.words ?? null }
}

const refusalOf = {
  keeping: 'consent.no_keeping',
  sharing: 'consent.no_sharing',
  asking: 'consent.no_asking',
} as const satisfies Partial<Record<ConsentPurpose, keyof typeof consentRefusals>>

/** Returns since when the candidate says no to a purpose; null: yes, or not answered. */
export function withdrawnSince(
  { tx }: Reading,
  { recordId, purpose }: { recordId: string; purpose: ConsentPurpose },
): Soon<Instant | null> {
  return soon(selectStanding(tx, recordId, purpose), (row) =>
    row?.answer === 'withdrawn' ? row.answeredAt : null,
  )
}

/**
 * Refuses what the candidate has said no to, with `consent.no_keeping`, `consent.no_sharing` or `consent.no_asking`. A
 * candidate who has not answered yet has not said no: agencies that asked on paper, before this page existed, can
 * continue.
 */
export async function refuseIfWithdrawn(
  ctx: Reading,
  recordId: string,
  purpose: keyof typeof refusalOf,
): Promise<void> {
  refuseUnless((await withdrawnSince(ctx, { recordId, purpose })) === null, refusalOf[purpose])
}

/** Lists a page of withdrawn consents, for staff who have to act on them. */
export async function listWithdrawn({ tx }: Reading, { cursor }: CursorAsked) {
  const { rows, ...place } = await selectWithdrawn(tx, { cursor, pageSize })
  return { withdrawn: rows, ...place }
}

export function countWithdrawnConsents({ tx }: Reading): Promise<number> {
  return countWithdrawn(tx)
}

/** Refusals about candidates' consents. */
export const consentRefusals = refusalsOf({
  'consent.other_words': 'conflict',
  'consent.no_keeping': 'conflict',
  'consent.no_sharing': 'conflict',
  'consent.no_asking': 'conflict',
})

const known = refusing(consentRefusals)

const refuseUnless: typeof known.refuseUnless = known.refuseUnless
