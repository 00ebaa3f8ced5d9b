import type { Tables } from '#migrations'
import { later } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { outboxLimits } from './limits.ts'
import {
  deleteOfAccountsBefore,
  doubtUnsent,
  hasOpenTo,
  insertMessage,
  noteTold,
  selectUntried,
  updateKind,
} from './outbox.store.ts'
import { type AccountMessageKind, isSwitchable, type MessageKind } from './schema.ts'
import { isOff } from './switches.store.ts'

type Row = Tables['messages']

/** Kinds that follow each other while somebody works on a record, and are told together. */
const gathered: readonly MessageKind[] = ['file', 'paper']

interface Told {
  recordId: string
  kind: MessageKind
  /** The subject, for something that the candidate is told only once. */
  about?: string
}

/**
 * Puts a message to the candidate into the outbox, in the transaction of the change. It is sent after the commit, when
 * the sender checks whether it still holds: a record that has been hidden since tells nothing, and nothing is sent that
 * the candidate has switched off. An import tells nobody: importing a thousand records is not writing to a thousand
 * people.
 */
export async function tell(ctx: WriteContext, { recordId, kind, about }: Told): Promise<void> {
  if (ctx.cause?.importId !== undefined) return
  if (about !== undefined && !(await noteTold(ctx.tx, { about, recordId }))) return
  if (isSwitchable(kind) && (await isOff(ctx.tx, recordId, kind))) return
  const together = gathered.includes(kind)
  const waiting = await selectUntried(ctx.tx, recordId, together ? gathered : [kind])
  if (waiting) {
    // "You can see your file" includes every document in it.
    if (kind === 'file' && waiting.kind === 'paper') await updateKind(ctx.tx, waiting.id, kind)
    return
  }
  await put(
    ctx,
    { recordId, accountId: null, kind },
    together || kind === 'class' ? outboxLimits.messageGathers : 0,
  )
}

/** Sends the same at a person's request: immediately, and whatever was sent before. */
export async function tellAgain(ctx: WriteContext, told: Omit<Told, 'about'>): Promise<void> {
  await put(ctx, { ...told, accountId: null }, 0)
}

/**
 * Sends a code to the telephone or email on file, immediately. It reaches the candidate, or nobody: staff never see it.
 * @returns the id of the message, from which its code is derived
 */
export function tellProof(ctx: WriteContext, recordId: string): Promise<string> {
  return put(ctx, { recordId, accountId: null, kind: 'proof' }, 0)
}

/** Sends a message to a person with an account, by mail; does nothing while one of the kind is still unsent. */
export async function tellAccount(
  ctx: WriteContext,
  { accountId, kind }: { accountId: string; kind: AccountMessageKind },
): Promise<void> {
  if (ctx.cause?.importId !== undefined || (await hasOpenTo(ctx.tx, accountId, kind))) return
  const after = kind === 'class' ? outboxLimits.messageGathers : 0
  await put(ctx, { recordId: null, accountId, kind }, after)
}

/** Deletes messages to accounts that ended long ago; those to candidates stay with the record. */
export async function forgetAccountMessages({ tx, clock }: WriteContext): Promise<void> {
  await deleteOfAccountsBefore(tx, later(clock.now(), -outboxLimits.notificationsKept))
}

/** @param after milliseconds until it is due */
async function put(
  ctx: WriteContext,
  whose: Pick<Row, 'recordId' | 'accountId' | 'kind'>,
  after: number,
): Promise<string> {
  const now = ctx.clock.now()
  const id = ctx.ids.uuid()
  await insertMessage(ctx.tx, {
    id,
    ...whose,
    state: 'waiting',
    way: null,
    createdAt: now,
    queuedAt: now,
    dueAt: later(now, after),
    tries: 0,
    triedAt: null,
    endedAt: null,
    epoch: null,
  })
  return id
}

/** Marks what was waiting in a restored backup as "perhaps sent", because nobody knows whether it was sent since. */
export async function doubtUnsentMessages(ctx: WriteContext): Promise<void> {
  await doubtUnsent(ctx.tx, ctx.clock.now())
}
