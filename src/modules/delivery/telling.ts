import { chooseMails, mailChoices } from '#modules/accounts'
import { readCheckpointNote } from '#modules/audit'
import { tellAccount } from '#modules/outbox'
import { later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { languages } from '#platform/languages.schema'
import type { CursorAsked } from '#platform/pages'
import { selectAdminsWithoutCheckpoint } from './checkpoints.store.ts'
import { countByState, countFailed, oldestDue, selectFailed } from './delivery.store.ts'
import { deliveryLimits } from './limits.ts'
import type { AccountMessages } from './schema.ts'

const pageSize = 50

/** Lists messages that failed or perhaps arrived, and were not sent again since; the latest first. */
export function listFailedMessages({ tx }: ReadContext, { cursor }: CursorAsked) {
  return selectFailed(tx, { cursor, pageSize })
}

export function countFailedMessages({ tx }: ReadContext): Promise<number> {
  return countFailed(tx)
}

/**
 * Puts a mail with the log's newest checkpoint into the outbox for each admin who got none for a week, so that it is
 * kept where nobody at the office can change it. Without a mail server there is none. Returns how many there were.
 */
export async function tellOfCheckpoint(ctx: ActionContext): Promise<number> {
  if (ctx.mail === null) return 0
  return ctx.write(async (write) => {
    if ((await readCheckpointNote(write)) === null) return 0
    const now = write.clock.now()
    const span = { since: later(now, -deliveryLimits.checkpointMailed), now }
    const admins = await selectAdminsWithoutCheckpoint(write.tx, span)
    for (const accountId of admins) await tellAccount(write, { accountId, kind: 'checkpoint' })
    return admins.length
  })
}

/** Returns how the actor is written to by mail. */
export async function accountMessages(ctx: ReadContext): Promise<AccountMessages> {
  const { language, classMailsOffAt } = await mailChoices(ctx)
  return {
    language: languages.find((each) => each === language) ?? null,
    off: classMailsOffAt === null ? [] : ['class'],
  }
}

/**
 * Chooses the language of mails to the actor's own account, and which kinds are sent. This also applies to waiting
 * messages, because the sender checks it again. An API key gets no mail: refuses with `account.not_a_person`.
 */
export async function chooseAccountMessages(
  ctx: WriteContext,
  { language, off }: AccountMessages,
): Promise<AccountMessages> {
  const { classMailsOffAt } = await mailChoices(ctx)
  const offAt = off.includes('class') ? (classMailsOffAt ?? ctx.clock.now()) : null
  await chooseMails(ctx, { language, classMailsOffAt: offAt })
  return accountMessages(ctx)
}

/** What an operator is told about the outbox. */
interface OutboxStanding {
  /** Waiting or being sent. */
  queue: number
  /** Given up, or interrupted while being sent, and not sent again since; of the last day. */
  failed: number
  perhaps: number
  /** Since when the longest-waiting message could have been sent; null when none waits. */
  oldestDueAt: string | null
}

export async function outboxStanding({ tx, clock }: ReadContext): Promise<OutboxStanding> {
  const now = clock.now()
  const counts = await countByState(tx, later(now, -deliveryLimits.messagesWatched))
  const of = (state: string) => counts.get(state) ?? 0
  const queue = of('waiting') + of('sending')
  const perhaps = of('perhaps')
  return { queue, failed: of('failed'), perhaps, oldestDueAt: await oldestDue(tx, now) }
}
