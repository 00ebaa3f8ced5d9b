import type { ReactNode } from 'react'
import type { OwnPayment, PaidEntry, PaidMoney } from '#modules/fees/schema'
import { itemLabel, moneyIn } from '#modules/training/schema'
import { helpAddress, journeyOf, type OwnHelpProps } from '../file/help.tsx'
import type { FormState } from '../form.ts'
import { longDate, longMoment } from '../layout/dates.ts'
import { ErrorSummary } from '../layout/fields.tsx'
import type { Words } from '../words.ts'
import { Caps } from './caps.tsx'
import { Entries } from './entries.tsx'

interface MoneyProps {
  words: Words
  money: PaidMoney
  /** Whose payments they are. */
  record: OwnHelpProps['record']
  /** The address of this page. */
  at: string
  /** The content above it. */
  above: ReactNode
  form: FormState
}

/** "What you paid": the sums, what the law allows, each payment, and what the candidate says of it. */
export function Money({ words, money, record, at, above, form }: MoneyProps) {
  const { caps, entries, own, totals } = money
  return (
    <>
      {above}
      <section className="lead">
        <h1>{words.money.title}</h1>
        <p>{words.money.lead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <Totals words={words} totals={totals} />
      <p className="screen-only">
        <a className="button" href={`${at}/own`}>
          {words.money.enter}
        </a>
      </p>
      <Caps
        {...{ words, caps }}
        saidAbove={totals.map((total) => paidBackOf(words, total))}
        help={helpAddress(journeyOf(record))}
      />
      <Entries {...{ words, entries, at, form }} />
      <Said {...{ words, own, entries }} />
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

interface SaidProps {
  words: Words
  own: readonly OwnPayment[]
  /** The entries that some of it is about. */
  entries: readonly PaidEntry[]
}

/** What the candidate said about money, the latest first, each with the agency's answer. */
function Said({ words, own, entries }: SaidProps) {
  if (own.length === 0) return null
  return (
    <section className="stack" aria-labelledby="own">
      <h2 id="own">{words.money.own}</h2>
      {own.map((one) => (
        <One key={one.id} {...{ words, one, entries }} />
      ))}
    </section>
  )
}

interface OneProps extends Pick<SaidProps, 'words' | 'entries'> {
  one: OwnPayment
}

function One({ words, words: { money, lang }, one, entries }: OneProps) {
  const { id, payment, note, answer } = one
  const said = payment
    ? money.said(
        moneyIn(lang, payment.amount, payment.currency),
        payment.paidTo,
        longDate(payment.paidOn, words),
      )
    : objected(words, one, entries)
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id}>{said}</h3>
      {payment && <p>{itemLabel(payment.item, lang)}</p>}
      {note !== null && <blockquote dir="auto">{note}</blockquote>}
      <p className="soft">{money.entered(longMoment(one.enteredAt, words))}</p>
      {answer === null ? (
        <p>{money.unanswered}</p>
      ) : (
        <>
          <p>
            <b>{money.answer}</b>{' '}
            <span className="soft">
              <bdi>{answer.by ?? money.somebody}</bdi>
              {words.comma}
              {longMoment(answer.at, words)}
            </span>
          </p>
          <p dir="auto">{answer.text}</p>
        </>
      )}
    </article>
  )
}

/** Returns which entry is disputed, as the page names it: by its receipt, else by the ledger's own number. */
function objected(
  { money }: Words,
  { entry, entryKind }: OwnPayment,
  entries: SaidProps['entries'],
) {
  const named = entries
    .flatMap((payment) => [payment, ...payment.refunds])
    .find(({ sequence }) => sequence === entry)?.receipt
  const isRefund = entryKind === 'refund'
  if (named) return (isRefund ? money.objectedRefundReceipt : money.objectedReceipt)(named.number)
  return (isRefund ? money.objectedRefund : money.objected)(entry ?? 0)
}
