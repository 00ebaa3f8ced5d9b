import { paidMoney } from '#modules/contracts'
import type { PaidMoney } from '#modules/contracts/fees.schema'
import { moneyIn } from '#modules/training/schema'
import { type FileAccess, type OnFile, openedPage, showOpened } from '../file/file-access.tsx'
import { helpAddress, journeyOf } from '../file/page-parts.tsx'
import { Lead } from '../layout/fields.tsx'
import { reportUnconfirmed } from '../layout/receipts.tsx'
import type { AnyPage } from '../route.ts'
import type { Words } from '../words.ts'
import { Caps } from './caps.tsx'
import { Entries } from './entries.tsx'

/** Returns the page on which a candidate sees what was paid, for either way of opening the file. */
export function moneyPagesOf(way: FileAccess): AnyPage[] {
  return [openedPage(way, `${way.file}/money`, showMoney)]
}

/** "What you paid": the sums, what the law allows, each payment, and what the candidate says of it. */
async function showMoney(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const { title, lead } = words.money
  const { caps, entries, totals, broughtBy } = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  for (const entry of entries) await reportUnconfirmed(ctx, [entry, ...entry.refunds])
  const main = (
    <>
      <Lead title={title} lead={lead} />
      <Totals words={words} totals={totals} />
      <p className="screen-only">
        <a className="button" href={`${way.file}/tell/money`} rel="nofollow">
          {words.caseKinds.money.title}
        </a>{' '}
        <a href={`${way.file}/told`}>{words.cases.told}</a>
      </p>
      <Caps
        {...{ words, caps }}
        saidAbove={totals.map((total) => paidBackOf(words, total))}
        help={helpAddress(journeyOf(file.opened.record))}
      />
      <Entries {...{ words, entries }} at={`${way.file}/tell/payment`} />
      <SubAgent words={words} broughtBy={broughtBy} />
    </>
  )
  return showOpened(on, { title, main, around: 'read' })
}

/** A sub-agent's fee is part of the cost of recruitment, whoever received it. */
function SubAgent({
  words: { money },
  broughtBy,
}: Pick<PaidMoney, 'broughtBy'> & { words: Words }) {
  if (broughtBy === null) return null
  return (
    <section className="plain" aria-labelledby="sub-agent">
      <h2 id="sub-agent">{money.subAgent}</h2>
      <p>{money.broughtBy(broughtBy.name)}</p>
      <p>
        {broughtBy.number === null ? money.noRegistration : money.registration(broughtBy.number)}
      </p>
      <p>{money.paidSubAgent}</p>
    </section>
  )
}

type Total = PaidMoney['totals'][number]

/** Returns what was refunded of a sum; null where nothing was. */
function paidBackOf({ money, lang }: Words, { currency, total, refunded, remaining }: Total) {
  if (refunded === 0) return null
  const [gross = '', back = '', rest = ''] = [total, refunded, remaining].map((amount) =>
    moneyIn(lang, amount, currency),
  )
  return money.backOf(gross, back, rest)
}

/** One sum for each currency; currencies are never added up. */
function Totals({ words, totals }: { words: Words } & Pick<PaidMoney, 'totals'>) {
  const { money, lang } = words
  if (totals.length === 0) return <p className="plain">{money.nothing}</p>
  return totals.map((one) => {
    const { currency, receipted, own, total, recruitment } = one
    const sum = (amount: number) => moneyIn(lang, amount, currency)
    const paidBack = paidBackOf(words, one)
    return (
      <section className="card" key={currency} aria-labelledby={`total-${currency}`}>
        <h2 id={`total-${currency}`}>{money.total(sum(total))}</h2>
        {own > 0 && <p>{money.parts(sum(receipted), sum(own))}</p>}
        {recruitment > 0 && <p>{money.recruitment(sum(recruitment))}</p>}
        {paidBack !== null && <p>{paidBack}</p>}
      </section>
    )
  })
}
