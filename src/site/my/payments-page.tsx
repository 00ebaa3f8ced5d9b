import { moneyIn, type OwnLedger } from '#modules/training/schema'
import { type FormState, problemAt } from '../form.ts'
import { AskFirst } from '../layout/ask-first.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { Labelled } from '../layout/fields.tsx'
import { UnconfirmedReceipt } from '../layout/unconfirmed-receipt.tsx'
import type { Words } from '../words.ts'
import { Fact } from './class-card.tsx'
import { purposeIn } from './training-texts.ts'

type Entry = OwnLedger['entries'][number]

interface PaymentsProps {
  words: Words
  ledger: OwnLedger
  form: FormState
}

/** Every entry of the student's account, newest first, who received the money, and what is left or owed. */
export function Payments({ words, ledger: { entries, balances }, form }: PaymentsProps) {
  const { payments, training } = words
  if (entries.length === 0) return <p className="plain">{payments.none}</p>
  return (
    <>
      <section className="card" aria-labelledby="balance">
        <h2 id="balance">{payments.balance}</h2>
        {balances.map(({ currency, balance }) => (
          <p key={currency}>{balanceIn(words, balance, currency)}</p>
        ))}
      </section>
      <section className="stack" aria-label={training.ledger.entries}>
        {entries.toReversed().map((entry) => (
          <OwnEntry key={entry.id} words={words} entry={entry} form={form} />
        ))}
      </section>
    </>
  )
}

/** Returns what a balance means for the student. */
function balanceIn({ payments, lang }: Words, balance: number, currency: string): string {
  if (balance === 0) return payments.settled(moneyIn(lang, 0, currency))
  return balance > 0
    ? payments.held(moneyIn(lang, balance, currency))
    : payments.owed(moneyIn(lang, -balance, currency))
}

interface EntryProps {
  words: Words
  entry: Entry
  form: FormState
}

function OwnEntry({ words, entry, form }: EntryProps) {
  const { payments, training, lang } = words
  const { ledger } = training
  const { id, currency, receipt, unconfirmedReceipt: unconfirmed, corrects, correctedBy } = entry
  const received = receivedIn(words, entry)
  const name = ledger.numbered(entry.sequence, training.kinds[entry.kind])
  const money = (amount: number) => moneyIn(lang, amount, currency)
  const more = [
    longMoment(entry.createdAt, words),
    receipt && ledger.receiptNumber(receipt.number),
    entry.refunds !== null && ledger.refunds(entry.refunds, entry.reason ?? ''),
    corrects !== null && ledger.corrects(corrects, entry.reason ?? ''),
    correctedBy !== null && ledger.correctedBy(correctedBy),
  ]
  return (
    <article className="card" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className="soft">{more.filter(Boolean).join(' · ')}</p>
      <dl className="facts">
        <Fact name={ledger.purpose}>{purposeIn(words, entry)}</Fact>
        <Fact name={ledger.amount}>{money(entry.amount)}</Fact>
        {received !== null && <Fact name={ledger.received}>{received}</Fact>}
        <Fact name={payments.balanceAfter}>{money(entry.balanceAfter)}</Fact>
      </dl>
      {receipt && (
        <p>
          <a className="button" href={`/my/payments/${id}/receipt`}>
            {ledger.receiptWhich(receipt.number)}
          </a>
        </p>
      )}
      {unconfirmed !== null && <UnconfirmedReceipt words={words} number={unconfirmed} />}
      <Disputes words={words} disputes={entry.disputes} />
      {entry.disputes.every(({ answeredAt }) => answeredAt !== null) && (
        <ThisIsWrong words={words} id={id} name={name} form={form} />
      )}
    </article>
  )
}

/** Returns when, how, and by whom the money was received; null where no money moved. */
function receivedIn(words: Words, entry: Entry): string | null {
  const { ledger, methods } = words.training
  if (entry.kind === 'charge' || entry.kind === 'correction') return null
  const by = entry.kind === 'refund' ? ledger.handedOutBy : ledger.receivedBy
  const parts = [
    entry.receivedOn && longDate(entry.receivedOn, words),
    entry.method && methods[entry.method],
    entry.reference,
    entry.receivedBy && by(entry.receivedBy),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** What the student said about the entry, and the answer once there is one. */
function Disputes({ words, disputes }: { words: Words } & Pick<Entry, 'disputes'>) {
  const { training } = words
  const { dispute: texts } = training
  return disputes.map(({ id, text, createdAt, answer, answeredBy, answeredAt }) => (
    <blockquote key={id}>
      <p>
        <b>{texts.said}</b> <span className="soft">{longMoment(createdAt, words)}</span>
      </p>
      <p dir="auto">{text}</p>
      {answer === null ? (
        <p>{texts.unanswered}</p>
      ) : (
        <>
          <p>
            <b>{texts.answer}</b>{' '}
            <span className="soft">
              {answeredBy && <bdi>{answeredBy}</bdi>}
              {answeredBy && answeredAt && words.comma}
              {answeredAt && longMoment(answeredAt, words)}
            </span>
          </p>
          <p dir="auto">{answer}</p>
        </>
      )}
    </blockquote>
  ))
}

interface ThisIsWrongProps {
  words: Words
  id: string
  name: string
  form: FormState
}

function ThisIsWrong({ words: { payments }, id, name, form }: ThisIsWrongProps) {
  const field = `text-${id}`
  return (
    <AskFirst
      label={payments.wrong}
      which={name}
      isOpen={problemAt(form, field) !== undefined}
      action={`/my/payments/${id}/dispute`}
      yes={payments.send}
    >
      <Labelled id={field} label={payments.label} hint={payments.hint} form={form}>
        {(described) => (
          <textarea
            {...described}
            name="text"
            rows={4}
            maxLength={1000}
            defaultValue={form.values[field]}
          />
        )}
      </Labelled>
    </AskFirst>
  )
}
