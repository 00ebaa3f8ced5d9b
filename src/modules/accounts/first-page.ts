import type { WriteContext } from '#platform/context'
import type { Reader } from '#platform/database'
import { changeAccount, findFirstPage } from './accounts.store.ts'
import { type Account, type FirstPage, firstPagesOf } from './schema.ts'
import { whoActs } from './second-factor.ts'

/** The chosen page; one that the role does not have, or has no longer, is none. */
export async function firstPageOf(
  tx: Reader,
  { id, role }: Pick<Account, 'id' | 'role'>,
): Promise<FirstPage | null> {
  const kept = await findFirstPage(tx, id)
  return firstPagesOf[role].find((page) => page === kept) ?? null
}

/** Says with which page the dashboard begins for oneself; null: as usual with the role. */
export async function chooseFirstPage(
  ctx: WriteContext,
  { firstPage }: { firstPage: FirstPage | null },
): Promise<void> {
  await changeAccount(ctx.tx, whoActs(ctx), { firstPage, updatedAt: ctx.clock.now() })
}
