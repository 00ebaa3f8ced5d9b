import { paidMoney } from '#modules/contracts'
import { byViewing } from '../file/by-viewing.tsx'
import type { FileAccess, OpenFile } from '../file/file-access.ts'
import { reportUnconfirmed } from '../layout/unconfirmed-receipt.tsx'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { Money } from './page.tsx'

/** Returns the page on which a candidate sees what was paid, for either way of opening the file. */
export function moneyPagesOf(way: FileAccess): AnyPage[] {
  const { permission } = way
  const at = `${way.file}/money` as const
  const seePage = page({
    method: 'GET',
    path: at,
    permission,
    run: (context) => way.open(context, (file) => showMoney(way, context, file)),
  })
  return [seePage]
}

export const moneyPages = moneyPagesOf(byViewing)

async function showMoney(
  way: FileAccess,
  context: RequestContext,
  { opened, above, headers }: OpenFile,
): Promise<Response> {
  const { ctx, words } = context
  const money = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  for (const entry of money.entries) await reportUnconfirmed(ctx, [entry, ...entry.refunds])
  return show(context, {
    title: words.money.title,
    main: (
      <Money
        at={`${way.file}/money`}
        above={above('read')}
        {...{ words, money, record: opened.record }}
      />
    ),
    headers,
    isResult: true,
  })
}
