import { listEvents, proveEvent, readLogKey } from '#modules/audit'
import { fitText } from '#modules/speech'
import type { ReadContext } from '#platform/context'
import { readReceiptNumber } from '#platform/ids/schema'
import { digestOf, subjectOf } from './case.ts'
import { type CaseRow, selectByNumber, selectSteps } from './cases.store.ts'
import { refuseUnless } from './refusals.ts'
import {
  type CaseContent,
  type CaseKind,
  type CaseProof,
  type CaseStanding,
  rowOf,
} from './schema.ts'

/** Returns how far a case is, for anybody with its number. Refuses with `case.not_found`. */
export async function readByNumber(ctx: ReadContext, typed: string): Promise<CaseStanding> {
  const row = await getRow(ctx, typed)
  const { number, createdAt, dueAt, digest, state } = row
  const kind = row.kind as CaseKind
  const given = (await selectSteps(ctx.tx, [row.id])).findLast(({ step }) => step === 'answered')
  const isRead = rowOf(kind).readBy === 'number' && given !== undefined
  return {
    ...{ number, kind, at: createdAt, dueAt, state, digest },
    answer: isRead ? { text: fitText('text', given.text ?? ''), at: given.at } : null,
  }
}

/** Returns the proof that a text was written here. Also refuses with `log.not_sealed`, within its first second. */
export async function proveByNumber(ctx: ReadContext, typed: string): Promise<CaseProof> {
  const row = await getRow(ctx, typed)
  const { number, createdAt, digest } = row
  refuseUnless(digest, 'case.not_found')
  const opened = { subject: subjectOf(row), actions: ['case.opened' as const], limit: 1 }
  const [event] = await listEvents(ctx, opened)
  const proof = await proveEvent(ctx, event?.sequence ?? Number.MAX_SAFE_INTEGER)
  return { number, at: createdAt, digest, proof, logKey: (await readLogKey(ctx)) ?? '' }
}

/**
 * Tells whether a text is exactly the one that was written under its number. Refuses with `case.not_found`,
 * `case.not_the_same`.
 */
export async function compareContent(
  ctx: ReadContext,
  content: CaseContent,
): Promise<CaseStanding> {
  const standing = await readByNumber(ctx, content.number)
  refuseUnless(digestOf(content) === standing.digest, 'case.not_the_same')
  return standing
}

async function getRow({ tx }: ReadContext, typed: string): Promise<CaseRow> {
  const asked = readReceiptNumber(typed, 'CS')
  const row = await selectByNumber(tx, asked.read === 'number' ? asked.number : '')
  refuseUnless(row, 'case.not_found')
  return row
}
