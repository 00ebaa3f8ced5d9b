import type { OwnPayment, PaidEntry } from '#modules/fees/schema'
import { itemLabel, moneyIn } from '#modules/training/schema'
import { longDate, longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'

interface SaidProps {
  words: Words
  own: readonly OwnPayment[]
  /** The entries that some of it is about. */
  entries: readonly PaidEntry[]
}

/** What the candidate said about money, the latest first, each with the agency's answer. */
export function Said({ words, own, entries }: SaidProps) {
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
