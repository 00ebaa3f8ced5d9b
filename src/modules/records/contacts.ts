import { findAccount, personOf } from '#modules/accounts'
import type { ListedEvent } from '#modules/audit'
import { tellContact, tellContacts } from '#modules/messages'
import {
  type Contact,
  type MessageKind,
  messageLimits,
  type WarningKind,
} from '#modules/messages/schema'
import { type Instant, isWithin, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import {
  type ContactChange,
  contactFields,
  contactWays,
  isContactField,
} from './contacts.schema.ts'
import { editsOf, eventsInOrder, whoMade } from './history.ts'
import { selectRecord } from './records.store.ts'
import { sealRow } from './sealed.store.ts'

/** More contacts of one record are not told: the oldest are, and the present ones. */
const mostFormer = 10

/** Returns the contacts that a record had within the last days and has no more, the oldest first. */
async function formerContacts(ctx: ReadContext, recordId: string): Promise<Contact[]> {
  const since = later(ctx.clock.now(), -messageLimits.formerContacts)
  const edits = await editsOf(ctx, recordId, contactFields)
  return edits
    .filter(({ edit }) => edit.at > since)
    .flatMap(({ changes }) => changes)
    .reverse()
    .flatMap(({ field, before }) =>
      before && isContactField(field) ? [{ way: contactWays[field], address: before }] : [],
    )
}

async function presentContacts({ tx }: Pick<ReadContext, 'tx'>, recordId: string) {
  const record = await selectRecord(tx, recordId)
  return contactFields.flatMap((field) => {
    const address = record?.[field]
    return address ? [{ field, way: contactWays[field], address }] : []
  })
}

/**
 * Tells a candidate of what somebody may do to take the file over, at every telephone and email that it has or had within
 * the last days: whoever changed the contact does not keep it from the person who had it.
 */
export async function tellEverywhere(
  ctx: WriteContext,
  { recordId, kind }: { recordId: string; kind: WarningKind },
): Promise<void> {
  const present = (await presentContacts(ctx, recordId)).map(({ way, address }) => ({
    way,
    address,
  }))
  const isPresent = (one: Contact) => present.some(({ address }) => address === one.address)
  const former = distinct(await formerContacts(ctx, recordId)).filter((one) => !isPresent(one))
  const contacts = [...present, ...former.slice(0, mostFormer)]
  await tellContacts(ctx, { recordId, kind, contacts }, sealing(ctx))
}

const distinct = (contacts: readonly Contact[]): Contact[] => [
  ...new Map(contacts.map((one) => [one.address, one])).values(),
]

/** Tells of an edit of a contact. Where none was on file before, nobody can have lost a file by it. */
export async function tellOfEdit(
  ctx: WriteContext,
  before: { id: string } & Partial<Record<string, unknown>>,
  fields: readonly string[],
): Promise<void> {
  const hadOne = contactFields.some((field) => before[field])
  if (fields.some(isContactField) && hadOne)
    await tellEverywhere(ctx, { recordId: before.id, kind: 'contact' })
}

/** Sends a message to one contact, at once; null: to the one on file. Returns its id. */
export function tellOne(
  ctx: WriteContext,
  message: { recordId: string; kind: MessageKind; contact: Contact | null },
): Promise<string> {
  return tellContact(ctx, message, sealing(ctx))
}

const sealing =
  ({ tx }: WriteContext) =>
  <Row extends object>(row: Row) =>
    sealRow(tx, 'messages', row)

/** By which contact a candidate can prove something now. */
export interface Proving {
  /** Null: by none. */
  contact: Contact | null
  /** When one was changed that proves nothing yet, and until when; null: none was. */
  settling: { changedAt: Instant; until: Instant } | null
}

/**
 * Returns the telephone or email that proves who somebody is: for some days after it was changed one proves nothing, since
 * whoever changed it may be behind it. One that this installation has no way to comes last.
 */
export async function provingContact(ctx: ReadContext, recordId: string): Promise<Proving> {
  const now = ctx.clock.now()
  const present = await presentContacts(ctx, recordId)
  const changedAt = new Map<string, Instant>()
  for (const { edit, changes } of await editsOf(ctx, recordId, contactFields))
    if (isWithin(messageLimits.contactSettles, edit.at, now))
      for (const { field } of changes) if (!changedAt.has(field)) changedAt.set(field, edit.at)
  const [settling] = present
    .flatMap(({ field }) => changedAt.get(field) ?? [])
    .toSorted()
    .map((at) => ({ changedAt: at, until: later(at, messageLimits.contactSettles) }))
  const settled = present.filter(({ field }) => !changedAt.has(field))
  const open = settled.find(({ way }) => ctx.sendsBy.includes(way))
  const found = open ?? (settling ? undefined : settled[0])
  const contact = found ? { way: found.way, address: found.address } : null
  return { contact, settling: settling ?? null }
}

/** Returns who changed the contact of a record and when, newest first, as its candidate reads it. */
export async function contactChanges(ctx: ReadContext, recordId: string): Promise<ContactChange[]> {
  const edits = await eventsInOrder(ctx, recordId, ['record.changed'])
  return nameChanges(ctx, edits)
}

type Edit = Pick<ListedEvent, 'id' | 'at' | 'actorId' | 'details'>

/** Returns which of these edits changed a contact, and who made each: of a key the person who made it. */
export async function nameChanges(
  ctx: ReadContext,
  edits: readonly Edit[],
): Promise<ContactChange[]> {
  const changes: ContactChange[] = []
  for (const edit of edits) {
    const { id, at, details } = edit
    const { fields: changed } = details
    const fields = (Array.isArray(changed) ? changed.map(String) : []).filter(isContactField)
    if (fields.length === 0) continue
    const account = await findAccount(ctx.tx, await personOf(ctx, whoMade(edit) ?? ''))
    changes.push({ id, at, fields, by: account?.name ?? null })
  }
  return changes
}
