import { z } from 'zod'
import type { ListedEvent } from '#modules/audit'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { insertValues, selectValues } from './record-values.store.ts'
import type { FieldChange } from './schema.ts'

const heldSchema = z.object({
  /** For each field that an edit changed: before, after. */
  changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])).optional(),
  /** Why a record was returned or its approval withdrawn. */
  reason: z.string().optional(),
})
export type Held = z.output<typeof heldSchema>

/**
 * Stores what an event says of a person outside the audit log, in rows that a purge removes. The event's details get
 * only a name and a digest of these values. The digest is keyed, over a salt that is deleted with the row: what is left
 * after a purge reveals nothing, and an altered row is noticed.
 */
export async function keepValues(
  ctx: WriteContext,
  recordId: string,
  values: Held,
): Promise<{ valuesId: string; valuesDigest: string }> {
  const row = { id: ctx.ids.uuid(), recordId, salt: newToken(), held: JSON.stringify(values) }
  await insertValues(ctx.tx, row)
  return { valuesId: row.id, valuesDigest: ctx.secrets.hmac('record-values', digestedText(row)) }
}

function digestedText({ salt, held }: { salt: string; held: string }): string {
  return JSON.stringify([salt, held])
}

const valueIn = (from: object, field: string): string | null =>
  (from as Record<string, string | null>)[field] ?? null

/** Returns the fields of an edit, each with its value before and after. */
export function pairsOf(before: object, after: object, fields: readonly string[]): Held['changes'] {
  return Object.fromEntries(
    fields.map((field) => [field, [valueIn(before, field), valueIn(after, field)]]),
  )
}

/** Describes a changed field; `isKnown` false: the edit is older than the storing of values, or its row was altered. */
export function changeOf(field: string, held: Held | 'altered' | undefined): FieldChange {
  const pair = held === 'altered' ? undefined : held?.changes?.[field]
  return { field, before: pair?.[0] ?? null, after: pair?.[1] ?? null, isKnown: pair !== undefined }
}

/** Returns the names of the fields that an event says were changed. */
export const fieldsOf = ({ details }: ListedEvent): string[] =>
  Array.isArray(details.fields) ? details.fields.map(String) : []

/**
 * Returns the changes of fields from before the first of these edits, oldest first, until now: each field's first value
 * and its present one, without those that were changed back.
 *
 * @param current what has the fields now
 */
export async function changesSince(
  ctx: ReadContext,
  edits: readonly ListedEvent[],
  current: object,
): Promise<FieldChange[]> {
  const kept = await keptValues(ctx, edits)
  const first = new Map<string, FieldChange>()
  for (const edit of edits)
    for (const field of fieldsOf(edit))
      if (!first.has(field)) first.set(field, changeOf(field, kept.get(edit.id)))
  return [...first.values()]
    .map((change) => ({ ...change, after: valueIn(current, change.field) }))
    .filter(({ before, after, isKnown }) => !isKnown || before !== after)
}

/**
 * Returns what is stored for these events, by their ids: `altered` when a row does not match the event's digest. An
 * event without an entry stored nothing, or its values are gone.
 */
export async function keptValues(
  ctx: ReadContext,
  events: readonly ListedEvent[],
): Promise<Map<string, Held | 'altered'>> {
  const named = events.filter(({ details }) => typeof details.valuesId === 'string')
  const ids = named.map(({ details }) => String(details.valuesId))
  const rows = new Map((await selectValues(ctx.tx, ids)).map((row) => [row.id, row]))
  const kept = new Map<string, Held | 'altered'>()
  for (const { id, details } of named) {
    const row = rows.get(String(details.valuesId))
    if (!row) continue
    const digest = String(details.valuesDigest)
    const isWhole = ctx.secrets.isHmac('record-values', digestedText(row), digest)
    kept.set(id, isWhole ? heldSchema.parse(JSON.parse(row.held)) : 'altered')
  }
  return kept
}
