import { chooseMails, mailChoices } from '#modules/accounts'
import { candidateLanguages } from '#modules/records/languages.schema'
import type { ReadContext, WriteContext } from '#platform/context'
import type { AccountMessages } from './schema.ts'

/** Returns how the actor is written to by mail. */
export async function accountMessages(ctx: ReadContext): Promise<AccountMessages> {
  const { language, classMailsOffAt } = await mailChoices(ctx)
  return {
    language: candidateLanguages.find((each) => each === language) ?? null,
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
