import type { PaidEntry, PaidMoney } from '#modules/fees/schema'
import { itemLabel, moneyIn, payerLabel } from '#modules/training/schema'
import { longDate } from '#platform/clock/schema'
import { type FormState, problemAt } from '../form.ts'
import { AskFirst } from '../layout/ask-first.tsx'
import { Labelled } from '../layout/labelled.tsx'
import type { Words } from '../messages/index.ts'

interface EntriesProps extends Pick<PaidMoney, 'entries'> {
  words: Words
  at: string
  form: FormState
}

/** The payments that staff recorded, newest first, each with its receipt and a way to object. */
export function Entries({ words, entries, at, form }: EntriesProps) {
  const { money } = words
  return (
    <section className="stack" aria-labelledby="entries">
      <h2 id="entries">{money.entries}</h2>
      {entries.length === 0 && <p>{money.noEntries}</p>}
      {entries.map((entry) => (
        <Entry key={entry.id} {...{ words, entry, at, form }} />
      ))}
    </section>
  )
}

interface EntryProps extends Omit<EntriesProps, 'entries'> {
  entry: PaidEntry
}

function Entry({ words, entry, at, form }: EntryProps) {
  const { money, training, lang } = words
  const { id, receipt, correctedFor } = entry
  const sum = moneyIn(lang, entry.amount, entry.currency)
  const label = itemLabel(entry.item, lang)
  const more = [
    entry.receivedOn && longDate(entry.receivedOn, words),
    entry.method && training.methods[entry.method],
    entry.reference,
    entry.receivedBy && money.receivedBy(entry.receivedBy),
  ]
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id}>
        {entry.sequence} · {label}: {correctedFor === null ? sum : <s>{sum}</s>}
      </h3>
      {correctedFor !== null && <p>{money.corrected(correctedFor)}</p>}
      <p>
        {money.paidBy}: {payerLabel(entry.paidBy, lang)}
      </p>
      <p className="soft">{more.filter(Boolean).join(' · ')}</p>
      {receipt === null ? (
        <p>{money.noReceipt}</p>
      ) : (
        <p>
          {money.receipt(receipt.number, receipt.check)}{' '}
          <a className="screen-only" href={`/verify?${new URLSearchParams(receipt)}`}>
            {money.check}
            <span className="unseen">{receipt.number}</span>
          </a>
        </p>
      )}
      <Objection {...{ words, at, form, id }} which={`${entry.sequence} · ${label}`} />
    </article>
  )
}

interface ObjectionProps extends Omit<EntryProps, 'entry'> {
  id: string
  which: string
}

function Objection({ words: { money }, id, which, at, form }: ObjectionProps) {
  const field = `note-${id}`
  return (
    <AskFirst
      label={money.wrong}
      which={which}
      isOpen={problemAt(form, field) !== undefined}
      action={`${at}/wrong`}
      yes={money.send}
    >
      <input type="hidden" name="entryId" value={id} />
      <Labelled id={field} label={money.wrongLabel} hint={money.wrongHint} form={form}>
        {(described) => (
          <textarea
            {...described}
            name="note"
            rows={4}
            maxLength={1000}
            defaultValue={form.values[field]}
          />
        )}
      </Labelled>
    </AskFirst>
  )
}
