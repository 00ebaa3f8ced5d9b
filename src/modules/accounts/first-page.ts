import type { WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { changeAccount, findFirstPage } from './accounts.store.ts'
import { type Account, type FirstPage, firstPagesOf } from './schema.ts'
import { whoActs } from './second-factor.ts'

/** Returns the chosen page; null when the role does not have it (any more). */
export async function firstPageOf(
  tx: Reader,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<FirstPage | null> {
  const kept = await findFirstPage(tx, id)
  return firstPagesOf[role].find((page) => page === kept) ?? null
}

/** Chooses the page of the dashboard with which the actor begins; null: the role's default. */
export async function chooseFirstPage(
  ctx: WriteContext,
  { firstPage }: { firstPage: FirstPage | null },
): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { firstPage, updatedAt: ctx.clock.now() })
}
