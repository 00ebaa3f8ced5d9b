import { z } from 'zod'
import { allEvents, type ListedEvent, listEvents } from '#modules/audit'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { insertValues, selectValues } from './beside-records.store.ts'
import { getRecord } from './record.ts'
import type { CandidateRecord, FieldChange } from './schema.ts'

/** An event in a record's life as staff read it. */
export interface HistoryEvent {
  id: string
  at: string
  by: string | null
  actorKind: string
  action: string
  details: Record<string, unknown>
  /** What an edit changed; null when the event is no edit. */
  changes: FieldChange[] | null
  reason: string | null
  /** Whether the stored values differ from those that the log vouches for. */
  isAltered: boolean
}

/**
 * Returns one page of what was done to a record, newest first; `next` is the `before` of the page after it, or null.
 * Edits come with the values before and after, until the record is purged.
 */
export async function recordHistory(
  ctx: ReadContext,
  { recordId, before, limit }: { recordId: string; before?: string | undefined; limit: number },
): Promise<{ events: HistoryEvent[]; next: string | null }> {
  await getRecord(ctx, recordId)
  const found = await listEvents(ctx, { ofRecord: recordId, before, limit: limit + 1 })
  const events = found.slice(0, limit)
  const kept = await keptValues(ctx, events)
  return {
    events: events.map((event) => described(event, kept.get(event.id))),
    next: found.length > limit ? (events.at(-1)?.id ?? null) : null,
  }
}

function described(event: ListedEvent, kept: Held | 'altered' | undefined): HistoryEvent {
  const { id, at, actorKind, actorId, action } = event
  const { fields: _fields, valuesId: _id, valuesDigest: _digest, ...rest } = event.details
  const { rowDigest: _written, foundDigest: _found, ...others } = rest
  const { keptId: _kept, keptDigest: _keptDigest, ...details } = others
  const held = kept === 'altered' ? undefined : kept
  return {
    id,
    at,
    by: actorId,
    actorKind,
    action,
    details,
    changes:
      fieldsOf(event).length > 0 ? fieldsOf(event).map((field) => changeOf(field, held)) : null,
    reason: held?.reason ?? null,
    isAltered: kept === 'altered',
  }
}

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
function changeOf(field: string, held: Held | 'altered' | undefined): FieldChange {
  const pair = held === 'altered' ? undefined : held?.changes?.[field]
  return { field, before: pair?.[0] ?? null, after: pair?.[1] ?? null, isKnown: pair !== undefined }
}

/** Returns the names of the fields that an event says were changed. */
const fieldsOf = ({ details }: ListedEvent): string[] =>
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

/** Returns what an event says was changed, each field before and after; null where that is gone or altered. */
export async function keptChanges(
  ctx: ReadContext,
  event: ListedEvent,
): Promise<Held['changes'] | null> {
  const held = (await keptValues(ctx, [event])).get(event.id)
  return held === undefined || held === 'altered' ? null : (held.changes ?? {})
}

/**
 * Returns what is stored for these events, by their ids: `altered` when a row does not match the event's digest. An
 * event without an entry stored nothing, or its values are gone.
 */
async function keptValues(
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

/** Returns every event of a record with one of these actions, the last one first, whatever the clock said. */
export async function eventsInOrder(
  ctx: ReadContext,
  recordId: string,
  actions: readonly string[],
): Promise<ListedEvent[]> {
  return lastFirst(await allEvents(ctx, { subject: `record:${recordId}`, actions }))
}

/** Returns events of one record, the last one first. */
export const lastFirst = (events: readonly ListedEvent[]): ListedEvent[] =>
  events.toSorted((one, other) => compare(other, one))

/** Tells whether an event came after another one of the same record. */
export const isLater = (one: ListedEvent, other: ListedEvent): boolean => compare(one, other) > 0

/**
 * By the version of the record that they name; those of one version by their places in the log, which they get soon
 * after the commit. Their ids decide only between two that have no place yet.
 */
function compare(one: ListedEvent, other: ListedEvent): number {
  const { recordVersion: version } = one.details
  const { recordVersion: otherVersion } = other.details
  if (typeof version === 'number' && typeof otherVersion === 'number') return version - otherVersion
  if (placeOf(one) !== placeOf(other)) return placeOf(one) < placeOf(other) ? -1 : 1
  return one.id < other.id ? -1 : Number(one.id > other.id)
}

const placeOf = ({ sequence }: ListedEvent): number => sequence ?? Number.POSITIVE_INFINITY

/** Returns who made an edit: another person may have approved it, whose event it is. */
export const whoMade = ({
  actorId,
  details,
}: Pick<ListedEvent, 'actorId' | 'details'>): string | null =>
  typeof details.enteredBy === 'string' ? details.enteredBy : actorId

/** Returns the edits of these details, the last one first, each with what they said before and after. */
export async function editsOf(
  ctx: ReadContext,
  recordId: string,
  fields: readonly string[],
): Promise<{ edit: ListedEvent; changes: FieldChange[] }[]> {
  const edits = await eventsInOrder(ctx, recordId, ['record.changed'])
  const found = edits.filter((edit) => fieldsOf(edit).some((field) => fields.includes(field)))
  const kept = await keptValues(ctx, found)
  return found.map((edit) => {
    const changed = fieldsOf(edit).filter((field) => fields.includes(field))
    return { edit, changes: changed.map((field) => changeOf(field, kept.get(edit.id))) }
  })
}

/** Finds who gave a detail its present value: the last person who changed it, else the one who entered the record. */
export async function whoEntered(
  ctx: ReadContext,
  { id, createdBy }: CandidateRecord,
  field: string,
): Promise<string> {
  const [last] = await changesOf(ctx, id, field)
  return (last && whoMade(last)) ?? createdBy
}

/** Finds who last changed a detail after an event of the same record; null when nobody did. */
export async function whoChangedSince(
  ctx: ReadContext,
  recordId: string,
  field: string,
  since: ListedEvent,
): Promise<string | null> {
  const [last] = await changesOf(ctx, recordId, field)
  return last && isLater(last, since) ? whoMade(last) : null
}

/** Returns the edits that changed a detail, the last one first. */
async function changesOf(
  ctx: ReadContext,
  recordId: string,
  field: string,
): Promise<ListedEvent[]> {
  const edits = await eventsInOrder(ctx, recordId, ['record.changed'])
  return edits.filter((edit) => fieldsOf(edit).includes(field))
}
