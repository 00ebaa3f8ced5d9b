import type { Tables } from '#migrations'
import type { WriteContext } from '#platform/context'
import { insertMessage, selectUntriedContacts } from './messages.store.ts'
import type { Contact, MessageKind, WarningKind } from './schema.ts'
import { newMessage } from './telling.ts'

/** Seals a row under the key of its record, as the stores of records do. */
type Seal = (row: Tables['messages']) => Promise<Tables['messages']>

interface ToContacts<Kind> {
  recordId: string
  kind: Kind
  contacts: readonly Contact[]
}

/**
 * Tells each of these contacts of a candidate, present or former, by its own way: a message to one that is still unsent
 * is enough. Where there is none, one message says so to staff. An import tells too: somebody may use one to take files
 * over.
 */
export async function tellContacts(
  ctx: WriteContext,
  { recordId, kind, contacts }: ToContacts<WarningKind>,
  seal: Seal,
): Promise<void> {
  const untried = await selectUntriedContacts(ctx.tx, recordId, kind)
  const wanted = contacts.length === 0 ? [null] : contacts
  for (const contact of wanted)
    if (!untried.includes(contact?.address ?? null))
      await tellContact(ctx, { recordId, kind, contact }, seal)
}

/**
 * Sends one message to a contact at once, whatever was sent before; null: to the one on file when it is sent. Only the
 * candidate gets the code of a `proof`: it goes where it was asked for, whatever the record says by then.
 * @returns the id of the message, from which the code of a `proof` follows
 */
export async function tellContact(
  ctx: WriteContext,
  { recordId, kind, contact }: { recordId: string; kind: MessageKind; contact: Contact | null },
  seal: Seal,
): Promise<string> {
  const row = newMessage(ctx, { recordId, accountId: null, kind }, 0)
  const to = contact && { way: contact.way, contact: contact.address }
  await insertMessage(ctx.tx, await seal({ ...row, ...to }))
  return row.id
}
