import type { PaidEntry, PaidMoney, PaidRefund } from '#modules/contracts/fees.schema'
import { itemLabel, payerLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import { handedOver, UnconfirmedReceipt } from '../layout/receipts.tsx'
import type { Words } from '../words.ts'

interface EntriesProps extends Pick<PaidMoney, 'entries'> {
  words: Words
  /** Where an entry is called wrong. */
  at: string
}

/** The payments that staff recorded, newest first, each with its receipt and a way to object; nothing without any. */
export function Entries({ words, entries, at }: EntriesProps) {
  const { money } = words
  if (entries.length === 0) return null
  return (
    <section className="stack" aria-labelledby="entries">
      <h2 id="entries">{money.entries}</h2>
      {entries.map((entry) => (
        <Entry key={entry.id} {...{ words, entry, at }} />
      ))}
    </section>
  )
}

interface EntryProps extends Omit<EntriesProps, 'entries'> {
  entry: PaidEntry
}

function Entry({ words, entry, at }: EntryProps) {
  const { money, lang } = words
  const { id, correctedFor } = entry
  const sum = moneyIn(lang, entry.amount, entry.currency)
  const label = itemLabel(entry.item, lang)
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id}>
        {numbered(entry, `${label}: `)}
        {correctedFor === null ? sum : <s>{sum}</s>}
      </h3>
      {correctedFor !== null && <p>{money.corrected(correctedFor)}</p>}
      <p>
        {money.paidBy}: {entry.paidBy === 'worker' ? money.you : payerLabel(entry.paidBy, lang)}
      </p>
      <HandedOver words={words} entry={entry} by={money.receivedBy} />
      {entry.receipt === null && entry.unconfirmedReceipt === null && <p>{money.noReceipt}</p>}
      <Objection {...{ words, at }} sequence={entry.sequence} which={named(entry, `${label}`)} />
      {entry.refunds.map((refund) => (
        <Refund key={refund.id} {...{ words, refund, at }} />
      ))}
    </article>
  )
}

type Identified = Pick<PaidEntry, 'sequence' | 'receipt'>

/** Uses the ledger's own number where no receipt has one. */
function numbered({ sequence, receipt }: Identified, text: string): string {
  return receipt === null ? `${sequence} · ${text}` : text
}

/** Says which entry it is, for screen readers. */
function named(entry: Identified, text: string): string {
  return entry.receipt === null ? numbered(entry, text) : `${text}, ${entry.receipt.number}`
}

interface RefundProps extends Omit<EntriesProps, 'entries'> {
  refund: PaidRefund
}

/** What was refunded of a payment, with its own receipt and way to object. */
function Refund({ words, refund, at }: RefundProps) {
  const { money, training, lang } = words
  const { id, amount, currency, reason, correctedFor } = refund
  const text = money.refund(moneyIn(lang, amount, currency))
  return (
    <section className="refund" aria-labelledby={id}>
      <h4 id={id}>
        {numbered(refund, '')}
        {correctedFor === null ? text : <s>{text}</s>}
      </h4>
      {correctedFor !== null && <p>{money.corrected(correctedFor)}</p>}
      {reason && <p>{money.refundReason(reason)}</p>}
      <HandedOver words={words} entry={refund} by={training.ledger.handedOutBy} />
      <Objection {...{ words, at }} sequence={refund.sequence} which={named(refund, text)} />
    </section>
  )
}

interface HandedOverProps {
  words: Words
  entry: PaidEntry | PaidRefund
  /** Who received or handed out the money. */
  by: (name: string) => string
}

/** When and how money changed hands, and its receipt. */
function HandedOver({ words, entry, by }: HandedOverProps) {
  const { money } = words
  const { receipt, unconfirmedReceipt: unconfirmed } = entry
  return (
    <>
      <p className="soft">{handedOver(words, entry, by)}</p>
      {receipt && (
        <p>
          {money.receipt(receipt.number, receipt.check)}{' '}
          <a
            className="screen-only"
            href={`/verify?${new URLSearchParams({ receipt: receipt.number, check: receipt.check })}`}
          >
            {money.check}
            <span className="unseen">{receipt.number}</span>
          </a>
        </p>
      )}
      {unconfirmed !== null && <UnconfirmedReceipt words={words} number={unconfirmed} />}
    </>
  )
}

interface ObjectionProps extends Pick<EntriesProps, 'words' | 'at'> {
  sequence: number
  which: string
}

function Objection({ words: { cases }, sequence, which, at }: ObjectionProps) {
  return (
    <p className="screen-only">
      <a href={`${at}?part=entry:${sequence}`} rel="nofollow">
        {cases.link}
        <span className="unseen">: {which}</span>
      </a>
    </p>
  )
}
