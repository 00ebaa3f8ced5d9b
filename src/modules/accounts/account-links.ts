import { later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { accountLimits } from './limits.ts'
import { findLink, insertLink, type LinkPurpose, removeLinks } from './links.store.ts'

const lives: Record<LinkPurpose, number> = {
  reset: accountLimits.resetLink,
  confirm: accountLimits.confirmLink,
  'second-factor': accountLimits.secondFactorWait,
}

/** Makes a token for a step of an account; the previous token ends. Only its hash is stored. */
export async function makeLink(
  ctx: WriteContext,
  { accountId, purpose }: { accountId: string; purpose: LinkPurpose },
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken()
  const createdAt = ctx.clock.now()
  const expiresAt = later(createdAt, lives[purpose])
  await removeLinks(ctx.tx, accountId, purpose)
  await insertLink(ctx.tx, {
    id: ctx.ids.uuid(),
    accountId,
    purpose,
    tokenHash: ctx.secrets.hmac('token', hashedText(purpose, token)),
    createdAt,
    expiresAt,
  })
  return { token, expiresAt }
}

/** Finds the account of a token; null when the token was used, replaced or made up, or is too old. */
export async function accountOfLink(
  ctx: ReadContext,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<string | null> {
  const tokenHashes = ctx.secrets.candidates('token', hashedText(purpose, token))
  const link = await findLink(ctx.tx, { tokenHashes, purpose, now: ctx.clock.now() })
  return link?.accountId ?? null
}

function hashedText(purpose: LinkPurpose, token: string): string {
  return `${purpose} ${token}`
}
