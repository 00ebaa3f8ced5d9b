import { later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { openText, sealText } from '#platform/crypto'
import { refuseUnless } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import {
  deleteExpiredAnswers,
  deleteKeptAnswer,
  insertKeptAnswer,
  selectKeptAnswer,
  shortenAnswersAhead,
} from './kept-answers.store.ts'

/** A request that may come twice, as its sender identifies it. */
export interface KeyedRequest {
  /** Who sent it; another sender's equal key is another key. */
  actor: string
  /** Method and path with its ids; the same key at another address is another key. */
  route: string
  /** The Idempotency-Key. It is never stored: the answer is encrypted with it. */
  key: string
  /** Everything that was asked for, as text; a repetition asks for the same. */
  content: string
}

/** The answer to the first request. */
export interface KeptAnswer {
  status: number
  body: string
}

/**
 * Returns the answer that a request with this key got before, or null. Of two simultaneous tries, in any
 * processes, one runs again and then finds the other's answer.
 * @throws Refusal `request.key_reused` when the key came with other content.
 */
export async function recallAnswer(
  ctx: WriteContext,
  request: KeyedRequest,
): Promise<KeptAnswer | null> {
  const ids = idsOf(ctx, request)
  const row = await selectKeptAnswer(ctx.tx, ids)
  if (!row) return null
  if (row.expiresAt <= ctx.clock.now()) {
    await deleteKeptAnswer(ctx.tx, ids)
    return null
  }
  refuseUnless(hashesOf(ctx, request).includes(row.requestHash), 'request.key_reused')
  return { status: Number(row.status), body: openText(sealsOf(ctx, request), row.sealedBody) }
}

/** Returns the same without a transaction; null for one that has expired. */
export async function readKeptAnswer(
  ctx: ReadContext,
  request: KeyedRequest,
): Promise<KeptAnswer | null> {
  const row = await selectKeptAnswer(ctx.tx, idsOf(ctx, request))
  if (!row || row.expiresAt <= ctx.clock.now()) return null
  return { status: Number(row.status), body: openText(sealsOf(ctx, request), row.sealedBody) }
}

/** Forgets what was kept for a request that was refused after all: a new try counts as new. */
export async function forgetAnswer(ctx: WriteContext, request: KeyedRequest): Promise<void> {
  await deleteKeptAnswer(ctx.tx, idsOf(ctx, request))
}

/**
 * Keeps the answer in the transaction of the change itself: either both are kept or neither. An answer may
 * hold an access code, and outlive a purged record by a day; so it is encrypted with the sender's key, and
 * a copy of the database does not reveal it. Only one without personal data may be kept for longer (milliseconds).
 */
export async function keepAnswer(
  ctx: WriteContext,
  request: KeyedRequest,
  answer: KeptAnswer,
  keptFor: number = platformLimits.keptAnswer,
): Promise<void> {
  const now = ctx.clock.now()
  await insertKeptAnswer(ctx.tx, {
    id: idsOf(ctx, request)[0],
    actor: request.actor,
    route: request.route,
    requestHash: hashesOf(ctx, request)[0],
    status: answer.status,
    sealedBody: sealText(sealsOf(ctx, request)[0], answer.body),
    keptAt: now,
    expiresAt: later(now, keptFor),
  })
}

/** Forgets the answers that have expired. */
export async function forgetOldAnswers(ctx: WriteContext): Promise<void> {
  const now = ctx.clock.now()
  await shortenAnswersAhead(ctx.tx, now)
  await deleteExpiredAnswers(ctx.tx, now)
}

// Of each, the first is what is stored now; the others may be on file from former secrets.
function idsOf({ secrets }: Pick<ReadContext, 'secrets'>, { actor, route, key }: KeyedRequest) {
  return secrets.candidates('kept-answer', JSON.stringify([actor, route, key]))
}

// Keyed, because a plain hash of a passport number can be found by trying all numbers.
function hashesOf({ secrets }: WriteContext, { key, content }: KeyedRequest) {
  return secrets.candidates('kept-answer', JSON.stringify(['content', key, content]))
}

function sealsOf({ secrets }: Pick<ReadContext, 'secrets'>, { key }: KeyedRequest) {
  return secrets.candidates('kept-answer-body', key)
}
