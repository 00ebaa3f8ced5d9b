import type { Instant } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { changeAccount, findMailChoices } from './accounts.store.ts'
import { whoActs } from './second-factor.ts'

interface MailChoices {
  /** In which language; null: in the site's first one. */
  language: string | null
  /** Since when no mail about classes is wanted; null: it is. */
  classMailsOffAt: Instant | null
}

const unchosen: MailChoices = { language: null, classMailsOffAt: null }

/** How the one who asks is written to; an API key, which is not, has chosen nothing. */
export async function mailChoices({ tx, actor }: ReadContext): Promise<MailChoices> {
  return (await findMailChoices(tx, actorId(actor) ?? '')) ?? unchosen
}

/** Changes how oneself is written to. Refuses with `account.not_a_person` and `session.required`. */
export async function chooseMails(ctx: WriteContext, choices: MailChoices): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { ...choices, updatedAt: ctx.clock.now() })
}
