import type { ReactNode } from 'react'
import { currencies, itemLabel, itemNames } from '#modules/training/schema'
import type { FormState } from '../form.ts'
import { ErrorSummary, Field, Labelled } from '../layout/fields.tsx'
import type { Words } from '../words.ts'

interface OwnFormProps {
  words: Words
  /** The address of the page. */
  at: string
  form: FormState
  /** Suggested names of the recipient. */
  paidToChoices: readonly string[]
  below: ReactNode
  /** The page that shows what was paid. */
  back: string
}

/** "I paid this to that person on that day; no receipt." */
export function OwnForm({ words, at, form, paidToChoices, below, back }: OwnFormProps) {
  const { money, lang } = words
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  const codes = currencies.map((value) => ({ value, text: `${value}, ${names.of(value)}` }))
  const items = itemNames.map((value) => ({ value, text: String(itemLabel(value, lang)) }))
  const choose = { value: '', text: money.choose }
  return (
    <>
      <section className="lead">
        <h1>{money.enter}</h1>
        <p>{money.ownLead}</p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={at}>
        <Choice {...{ id: 'item', label: money.item, form }} options={[choose, ...items]} />
        <Field
          id="amount"
          label={money.amount}
          hint={money.amountHint}
          form={form}
          inputMode="decimal"
          isShort
          maxLength={30}
        />
        <Choice {...{ id: 'currency', label: money.currency, form }} options={[choose, ...codes]} />
        <Field
          id="paidTo"
          label={money.paidTo}
          hint={money.paidToHint}
          form={form}
          {...(paidToChoices.length > 0 ? { choices: paidToChoices } : {})}
          maxLength={200}
        />
        <Labelled id="paidOn" label={money.paidOn} form={form} isShort>
          {(described) => (
            <input {...described} name="paidOn" type="date" defaultValue={form.values.paidOn} />
          )}
        </Labelled>
        <Labelled id="note" label={money.note} hint={money.noteHint} form={form}>
          {(described) => (
            <textarea
              {...described}
              name="note"
              rows={3}
              maxLength={1000}
              defaultValue={form.values.note}
            />
          )}
        </Labelled>
        <p>
          <b>{money.stays}</b>
        </p>
        <p>
          <button className="main" type="submit">
            {money.send}
          </button>
        </p>
      </form>
      <p>
        <a href={back}>{money.title}</a>
      </p>
      {below}
    </>
  )
}

interface ChoiceProps {
  id: string
  label: string
  form: FormState
  options: readonly { value: string; text: string }[]
}

function Choice({ id, label, form, options }: ChoiceProps) {
  return (
    <Labelled id={id} label={label} form={form} isShort>
      {(described) => (
        <select {...described} name={id} defaultValue={form.values[id]}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
