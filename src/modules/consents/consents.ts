import { appendAudit, signInEvent } from '#modules/audit'
import { switchMessages } from '#modules/messages'
import { type MessageSwitches, switchableKinds } from '#modules/messages/schema'
import { readSettings } from '#modules/organisation'
import { closingOf } from '#modules/organisation/schema'
import type { Instant } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { replaceAnswer, selectAgreed, selectGiven, selectStanding } from './consents.store.ts'
import { refuseUnless } from './refusals.ts'
import {
  type ConsentAnswer,
  type ConsentPurpose,
  consentEdition,
  type NewConsent,
} from './schema.ts'
import { wordsToRead } from './words.schema.ts'

interface Whose {
  recordId: string
}

/** A candidate's answer, and what ends the shares of a record in the same transaction. */
export interface AnsweredConsent extends NewConsent {
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
  const told = signInEvent(ctx, 'consents', row)
  await appendAudit(ctx, `consent.${answer}`, `record:${recordId}`, { purpose, ...told })
}

export type Reading = Pick<ReadContext, 'tx'>

/**
 * Returns since when candidates are asked whether their file may go to a successor; null: they are not asked. An
 * earlier answer was about another announcement, and no longer counts.
 */
export async function handoverAskedSince({ tx }: Reading): Promise<Instant | null> {
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
