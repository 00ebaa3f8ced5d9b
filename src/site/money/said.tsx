import type { OwnPayment } from '#modules/fees/schema'
import { itemLabel, moneyIn } from '#modules/training/schema'
import { longDate, longMoment } from '#platform/clock/schema'
import type { Words } from '../messages/index.ts'

interface SaidProps {
  words: Words
  own: readonly OwnPayment[]
}

/** What the candidate said of money, the latest first, each with the answer of the agency. */
export function Said({ words, own }: SaidProps) {
  if (own.length === 0) return null
  return (
    <section className="stack" aria-labelledby="own">
      <h2 id="own">{words.money.own}</h2>
      {own.map((one) => (
        <One key={one.id} words={words} one={one} />
      ))}
    </section>
  )
}

function One({ words, words: { money, lang }, one }: { words: Words; one: OwnPayment }) {
  const { id, payment, entry, entryKind, note, answer } = one
  const objected = entryKind === 'refund' ? money.objectedRefund : money.objected
  const said = payment
    ? money.said(
        moneyIn(lang, payment.amount, payment.currency),
        payment.paidTo,
        longDate(payment.paidOn, words),
      )
    : objected(entry ?? 0)
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id}>{said}</h3>
      {payment && <p>{itemLabel(payment.item, lang)}</p>}
      {note !== null && <blockquote>{note}</blockquote>}
      <p className="soft">{money.entered(longMoment(one.enteredAt, words))}</p>
      {answer === null ? (
        <p>{money.unanswered}</p>
      ) : (
        <>
          <p>
            <b>{money.answer}</b>{' '}
            <span className="soft">
              {answer.by ?? money.somebody}, {longMoment(answer.at, words)}
            </span>
          </p>
          <p>{answer.text}</p>
        </>
      )}
    </article>
  )
}
