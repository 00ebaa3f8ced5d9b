import type { ReactNode } from 'react'
import { paidMoney } from '#modules/contracts'
import type { PaidMoney } from '#modules/contracts/fees.schema'
import { moneyIn } from '#modules/training/schema'
import { type FileAccess, type OnFile, openedPage, showOpened } from '../file/file-access.ts'
import { helpAddress, journeyOf, type OwnHelpProps } from '../file/page-parts.tsx'
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

async function showMoney(on: OnFile): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const money = await ctx.read(async (read) =>
    paidMoney(read, (await way.holder(read, context)).recordId),
  )
  for (const entry of money.entries) await reportUnconfirmed(ctx, [entry, ...entry.refunds])
  const { record } = file.opened
  const at = `${way.file}/money`
  const main = <Money {...{ words, money, record, at }} above={file.above('read')} />
  return showOpened(on, { title: words.money.title, main })
}

interface MoneyProps {
  words: Words
  money: PaidMoney
  /** Whose payments they are. */
  record: OwnHelpProps['record']
  /** The address of this page. */
  at: string
  /** The content above it. */
  above: ReactNode
}

/** "What you paid": the sums, what the law allows, each payment, and what the candidate says of it. */
function Money({ words, money, record, at, above }: MoneyProps) {
  const { caps, entries, totals } = money
  const file = at.replace(/\/money$/, '')
  return (
    <>
      {above}
      <Lead title={words.money.title} lead={words.money.lead} />
      <Totals words={words} totals={totals} />
      <p className="screen-only">
        <a className="button" href={`${file}/tell/money`} rel="nofollow">
          {words.caseKinds.money.title}
        </a>{' '}
        <a href={`${file}/told`}>{words.cases.told}</a>
      </p>
      <Caps
        {...{ words, caps }}
        saidAbove={totals.map((total) => paidBackOf(words, total))}
        help={helpAddress(journeyOf(record))}
      />
      <Entries {...{ words, entries }} at={`${file}/tell/payment`} />
      <SubAgent words={words} broughtBy={money.broughtBy} />
    </>
  )
}

/** A sub-agent's fee is part of the cost of recruitment, whoever received it. */
function SubAgent({
  words: { money },
  broughtBy,
}: {
  words: Words
} & Pick<PaidMoney, 'broughtBy'>) {
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
