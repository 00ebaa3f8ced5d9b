import { day, type Instant, later } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import type { Encryption } from '#platform/encryption'
import { examineSealed } from './move-to-present.ts'
import { countUnderOther, selectFormerSecrets, type UnderOther } from './rotation.store.ts'

/** What depends on a secret that is not the present one. */
export interface FormerStanding {
  /** Whether the settings name a former secret. */
  isNamed: boolean
  /** When a server first had the former secret as such; null when none has, or the settings name none. */
  since: Instant | null
  /** Until when sessions, links in mails and cookies of pages may be in use that it signed. */
  inUseUntil: Instant | null
  under: UnderOther
  /** Sealed texts: how many only the former secret opens, and how many none does. */
  sealed: { former: number; lost: number }
}

/** Examines what depends on former secrets; changes nothing. */
export async function formerStanding(
  ctx: ActionContext,
  files: Pick<Encryption['keys'], 'standing'>,
): Promise<FormerStanding> {
  const { name, formerName } = ctx.secrets
  const now = ctx.clock.now()
  const isNamed = formerName !== null
  const [kept, under] = await ctx.read(async ({ tx }) => [
    await selectFormerSecrets(tx),
    await countUnderOther(tx, { name, now }),
  ])
  const since = kept.find((row) => row.name === formerName)?.since ?? null
  const end = since && later(since, day)
  return {
    ...{ isNamed, since, under, sealed: await examineSealed(ctx, files) },
    inUseUntil: end !== null && end > now ? end : null,
  }
}
