import type { Tables } from '#migrations'
import { appendAudit } from '#modules/audit'
import { later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { sameText } from '#platform/crypto'
import {
  deleteOfAccountsBefore,
  deleteOff,
  deleteUnsent,
  doubtUnsent,
  hasOpenTo,
  insertMessage,
  insertOff,
  isOff,
  noteSent,
  selectOff,
  selectReachableFile,
  selectUntried,
  updateKind,
} from './messages.store.ts'
import {
  type AccountMessageKind,
  isSwitchable,
  type MessageKind,
  type MessageSwitches,
  messageLimits,
  type SwitchableKind,
  switchableKinds,
  type WarningKind,
} from './schema.ts'

const digits = 8

type Keys = Pick<ReadContext, 'secrets'>

/**
 * Returns the code of a message of the kind `proof`, 8 digits. It is derived from the message and the installation's
 * secret, so nothing stores it while it waits to be sent.
 */
export function proofCode({ secrets }: Keys, messageId: string): string {
  return codeOf(secrets.hmac('own-data-code', `code:${messageId}`))
}

/** Tells whether this message had, or has, that code: under the present secret or a former one. */
export function isProofCode({ secrets }: Keys, messageId: string, code: string): boolean {
  return secrets
    .candidates('own-data-code', `code:${messageId}`)
    .some((hmac) => sameText(code, codeOf(hmac)))
}

function codeOf(hmac: string): string {
  const bytes = Buffer.from(hmac, 'base64url')
  return String(bytes.readBigUInt64BE() % 10n ** BigInt(digits)).padStart(digits, '0')
}

type Row = Tables['messages']

/** Kinds that follow each other while somebody works on a record, and are told together. */
const gathered: readonly MessageKind[] = ['file', 'paper']

interface ToCandidate {
  recordId: string
  kind: MessageKind
  /** The subject, for something that the candidate is told only once. */
  about?: string
  /** The class that it is about: of each another message. */
  classId?: string | null
}

type ToAccount = Pick<ToCandidate, 'classId'> & { accountId: string }

/** What is told to more than the contact on file has a function of its own. */
type ToldHere = Exclude<MessageKind, WarningKind | 'proof'>

/**
 * Puts a message to the candidate into the outbox, in the transaction of the change. It is sent after the commit, when
 * the sender checks whether it still holds: a record that has been hidden since tells nothing, and nothing is sent that
 * the candidate has switched off. An import tells nobody: importing a thousand records is not writing to a thousand
 * people.
 */
export async function tell(
  ctx: WriteContext,
  { recordId, kind, about, classId = null }: ToCandidate & { kind: ToldHere },
): Promise<void> {
  if (ctx.cause?.importId !== undefined) return
  if (about !== undefined && !(await noteSent(ctx.tx, { about, recordId }))) return
  if (isSwitchable(kind) && (await isOff(ctx.tx, recordId, kind))) return
  const together = gathered.includes(kind)
  const waiting = await selectUntried(ctx.tx, {
    ...{ recordId, classId },
    kinds: together ? gathered : [kind],
  })
  if (waiting) {
    // "You can see your file" includes every document in it.
    if (kind === 'file' && waiting.kind === 'paper') await updateKind(ctx.tx, waiting.id, kind)
    return
  }
  const after = together || kind === 'class' ? messageLimits.messageGathers : 0
  await insertMessage(ctx.tx, newMessage(ctx, { recordId, accountId: null, kind, classId }, after))
}

/** Sends a message to a person with an account, by mail; does nothing while one of the kind, about that class, is still unsent. */
export async function tellAccount(
  ctx: WriteContext,
  { accountId, kind, classId = null }: ToAccount & { kind: AccountMessageKind },
): Promise<void> {
  if (ctx.cause?.importId !== undefined) return
  if (await hasOpenTo(ctx.tx, { accountId, kind, classId })) return
  const after = kind === 'class' ? messageLimits.messageGathers : 0
  await insertMessage(ctx.tx, newMessage(ctx, { recordId: null, accountId, kind, classId }, after))
}

/**
 * Tells somebody with an account: the candidate of the file that the account is linked to, in their language and by
 * their choices; else the account, by mail.
 */
export async function tellPerson(
  ctx: WriteContext,
  { accountId, kind, classId = null }: ToAccount & { kind: AccountMessageKind & ToldHere },
): Promise<void> {
  const recordId = await selectReachableFile(ctx.tx, accountId)
  if (recordId === undefined) await tellAccount(ctx, { accountId, kind, classId })
  else await tell(ctx, { recordId, kind, classId })
}

/** Takes back what a person was going to be told and is no longer so, while it waits to be sent. */
export async function untellPerson(
  ctx: WriteContext,
  { accountId, kind }: { accountId: string; kind: AccountMessageKind & MessageKind },
): Promise<void> {
  const recordId = (await selectReachableFile(ctx.tx, accountId)) ?? null
  await deleteUnsent(ctx.tx, { accountId, recordId, kind })
}

/** Takes back what a candidate was going to be told, while it waits to be sent. */
export async function untell(
  ctx: WriteContext,
  { recordId, kind }: { recordId: string; kind: MessageKind },
): Promise<void> {
  await deleteUnsent(ctx.tx, { accountId: '', recordId, kind })
}

/** Deletes messages to accounts that ended long ago; those to candidates stay with the record. */
export async function forgetAccountMessages({ tx, clock }: WriteContext): Promise<void> {
  await deleteOfAccountsBefore(tx, later(clock.now(), -messageLimits.notificationsKept))
}

/** Returns a message that is due in so many milliseconds. */
export function newMessage(
  ctx: WriteContext,
  whose: Pick<Row, 'recordId' | 'accountId' | 'kind'> & Partial<Pick<Row, 'classId'>>,
  after: number,
): Row {
  const now = ctx.clock.now()
  return {
    ...{ id: ctx.ids.uuid(), classId: null, ...whose },
    state: 'waiting',
    way: null,
    contact: null,
    createdAt: now,
    queuedAt: now,
    dueAt: later(now, after),
    tries: 0,
    triedAt: null,
    endedAt: null,
    epoch: null,
  }
}

/** Marks what was waiting in a restored backup as "perhaps sent", because nobody knows whether it was sent since. */
export async function doubtUnsentMessages(ctx: WriteContext): Promise<void> {
  await doubtUnsent(ctx.tx, ctx.clock.now())
}

/** Returns the kinds of messages that the candidate of a record has switched off, in the order of the table. */
export async function offKinds(
  { tx }: Pick<ReadContext, 'tx'>,
  recordId: string,
): Promise<SwitchableKind[]> {
  const off = await selectOff(tx, recordId)
  return switchableKinds.filter((kind) => off.includes(kind))
}

/**
 * Switches these kinds off and all others on, for the holder of an open file. This also applies to waiting messages,
 * because the sender checks it again. Writes `message.switched` where something changed.
 */
export async function switchMessages(
  ctx: WriteContext,
  { recordId }: { recordId: string },
  { off }: MessageSwitches,
): Promise<MessageSwitches> {
  const before = await offKinds(ctx, recordId)
  const switchedOff = switchableKinds.filter((kind) => off.includes(kind) && !before.includes(kind))
  const switchedOn = before.filter((kind) => !off.includes(kind))
  await insertOff(ctx.tx, { recordId, kinds: switchedOff, offAt: ctx.clock.now() })
  await deleteOff(ctx.tx, recordId, switchedOn)
  if (switchedOff.length + switchedOn.length > 0)
    await appendAudit(ctx, 'message.switched', `record:${recordId}`, {
      off: switchedOff,
      on: switchedOn,
    })
  return { off: await offKinds(ctx, recordId) }
}
