import { sealSecondFactorAgain } from '#modules/accounts'
import { day, type Instant, later } from '#platform/clock'
import type { ActionContext, Runtime } from '#platform/context'
import { type Secrets, sealTextAgain } from '#platform/crypto'
import type { Encryption } from '#platform/encryption'
import {
  countUnderOther,
  deleteFormerSecret,
  insertFormerSecret,
  replaceSealed,
  type SealedColumn,
  sealedColumns,
  selectFormerSecrets,
  selectSealed,
  type UnderOther,
} from './former-secrets.store.ts'

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

/** Verifies, from now on, what former secrets signed that the settings no longer name. */
export async function recallFormerSecrets({
  database,
  secrets,
}: Pick<Runtime, 'database' | 'secrets'>): Promise<void> {
  for (const row of await selectFormerSecrets(database.reader)) secrets.addFormerKeys(row)
}

/**
 * Moves what the former secret sealed to the present one, and keeps the keys that verify what it signed: then it can be
 * taken out of the settings. Does nothing without a former secret; doing it again changes nothing. Codes and keys of
 * people move when they are typed (decision 0026).
 * @param files the keys of stored files
 * @returns how many texts were sealed again, and how many keys of files wrapped again, in this order
 */
export async function moveToPresentSecret(
  ctx: ActionContext,
  files: Pick<Encryption['keys'], 'rewrap'>,
): Promise<{ texts: number; files: number }> {
  const moved = { texts: 0, files: 0 }
  const { name, formerName } = ctx.secrets
  const sealedKeys = ctx.secrets.sealFormerKeys()
  if (formerName === null || sealedKeys === null) return moved
  await ctx.write(async ({ tx, clock }) => {
    // It was a former one for a process that is to be restarted.
    await deleteFormerSecret(tx, name)
    await insertFormerSecret(tx, { name: formerName, since: clock.now(), sealedKeys })
  })
  for (const column of sealedColumns)
    for (const text of await ctx.read(({ tx }) => selectSealed(tx, column))) {
      const again = await sealAgain(ctx.secrets, column, text.sealed)
      if (!again) continue
      await ctx.write(({ tx }) => replaceSealed(tx, column, { ...text, again }))
      moved.texts += 1
    }
  moved.files = await files.rewrap()
  return moved
}

/** Counts the texts that are not sealed under the present secret, and those that no secret of the settings opens. */
async function examineSealed(
  ctx: ActionContext,
  files: Pick<Encryption['keys'], 'standing'>,
): Promise<{ former: number; lost: number }> {
  const found = { former: (await files.standing()).former, lost: 0 }
  for (const column of sealedColumns)
    for (const { sealed } of await ctx.read(({ tx }) => selectSealed(tx, column))) {
      const again = await sealAgain(ctx.secrets, column, sealed)
      if (again === undefined) found.lost += 1
      else if (again !== null) found.former += 1
    }
  return found
}

/** Returns the text under the present secret; null when it is, and undefined when no secret opens it. */
async function sealAgain(
  secrets: Secrets,
  { purpose }: SealedColumn,
  sealed: string,
): Promise<string | null | undefined> {
  try {
    return purpose === 'second-factor'
      ? await sealSecondFactorAgain(secrets, sealed)
      : sealTextAgain(secrets.openers(purpose), sealed)
  } catch {
    return undefined
  }
}
