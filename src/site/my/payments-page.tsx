import type { OwnCase } from '#modules/cases/schema'
import { moneyIn } from '#modules/training/money.schema'
import type { OwnLedger } from '#modules/training/payments.schema'
import { reasonBy } from '#texts/said'
import { longMoment } from '../layout/dates.ts'
import { Fact } from '../layout/facts.tsx'
import { Way } from '../layout/fields.tsx'
import { handedOver, UnconfirmedReceipt } from '../layout/receipts.tsx'
import type { Words } from '../words.ts'
import { purposeIn } from './sheet.tsx'

type Entry = OwnLedger['entries'][number]

interface PaymentsProps {
  words: Words
  ledger: OwnLedger
  /** What the student said of them, the latest first. */
  said: readonly OwnCase[]
}

/** Every entry of the student's account, newest first, who received the money, and what is left or owed. */
export function Payments({ words, ledger: { entries, balances }, said }: PaymentsProps) {
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
          <OwnEntry
            key={entry.id}
            {...{ words, entry }}
            said={said.find(({ part }) => part === `entry:${entry.sequence}`)}
          />
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
  said: OwnCase | undefined
}

function OwnEntry({ words, entry, said }: EntryProps) {
  const { payments, training, lang } = words
  const { ledger } = training
  const results: Readonly<Record<string, string>> = words.cases.results
  const { id, currency, receipt, unconfirmedReceipt: unconfirmed, corrects, correctedBy } = entry
  const received = receivedIn(words, entry)
  const name = ledger.numbered(entry.sequence, training.kinds[entry.kind])
  const money = (amount: number) => moneyIn(lang, amount, currency)
  const more = [
    longMoment(entry.createdAt, words),
    receipt && ledger.receiptNumber(receipt.number),
    entry.refunds !== null && ledger.refunds(entry.refunds, entry.reason ?? ''),
    corrects !== null && ledger.corrects(corrects, reasonBy(training.reasons, entry.reason)),
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
        <Way
          className="button"
          href={`/my/payments/${id}/receipt`}
          text={ledger.receiptWhich(receipt.number)}
        />
      )}
      {unconfirmed !== null && <UnconfirmedReceipt words={words} number={unconfirmed} />}
      <p>
        {said !== undefined && (
          <a href="/my/payments/told">
            {said.state === 'open' ? words.cases.open : results[said.result ?? '']}
          </a>
        )}
        {said?.state !== 'open' && (
          <a href={`/my/payments/tell/payment?part=entry:${entry.sequence}`} rel="nofollow">
            {words.cases.link}
            <span className="unseen">: {name}</span>
          </a>
        )}
      </p>
    </article>
  )
}

/** Returns when, how, and by whom the money was received; null where no money moved. */
function receivedIn(words: Words, entry: Entry): string | null {
  const { ledger } = words.training
  if (entry.kind === 'charge' || entry.kind === 'correction') return null
  return handedOver(words, entry, entry.kind === 'refund' ? ledger.handedOutBy : ledger.receivedBy)
}
