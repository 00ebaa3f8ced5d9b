import type { Instant } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { changeAccount, findMailChoices } from './accounts.store.ts'
import { whoActs } from './second-factor.ts'

interface MailChoices {
  /** The language of mails; null: the site's first one. */
  language: string | null
  /** Since when the person wants no mail about classes; null: they do. */
  classMailsOffAt: Instant | null
}

const unchosen: MailChoices = { language: null, classMailsOffAt: null }

/** Returns the actor's choices for mails; none for an API key, which gets no mail. */
export async function mailChoices({ tx, actor }: ReadContext): Promise<MailChoices> {
  return (await findMailChoices(tx, actorId(actor) ?? '')) ?? unchosen
}

/** Changes the actor's choices for mails. Refuses with `account.not_a_person` and `session.required`. */
export async function chooseMails(ctx: WriteContext, choices: MailChoices): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { ...choices, updatedAt: ctx.clock.now() })
}
