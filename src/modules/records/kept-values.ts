import { z } from 'zod'
import type { ListedEvent } from '#modules/audit'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { insertValues, selectValues } from './record-values.store.ts'
import type { CandidateRecord } from './schema.ts'

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

/** Returns the fields of an edit, each with its value before and after. */
export function pairsOf(
  before: CandidateRecord,
  after: object,
  fields: readonly string[],
): Held['changes'] {
  const valueIn = (from: object, field: string) =>
    (from as Record<string, string | null>)[field] ?? null
  return Object.fromEntries(
    fields.map((field) => [field, [valueIn(before, field), valueIn(after, field)]]),
  )
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
