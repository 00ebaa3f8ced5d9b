import { wagePeriods } from '#modules/contracts/schema'
import { currencies } from '#modules/training/schema'
import { acceptedFiles } from '#platform/images/schema'
import { inLanguage } from '#platform/languages.schema'
import { type FormState, longestCode } from '../form.ts'
import { ErrorSummary, Field, Labelled } from '../layout/fields.tsx'
import { ShareCodeTyped } from '../layout/share-code-typed.tsx'
import type { Words } from '../words.ts'

interface OtherFormProps {
  words: Words
  form: FormState
  /** Where it is sent to. */
  action: string
  /** Whether the form asks for number and code: where no file is open. */
  asksProof: boolean
  /** Whether a share code was typed for the access code, by its form. */
  isShareCode?: boolean
}

/** "They gave me another contract": what it says and a photo of it; each part may be left out. */
export function OtherForm(props: OtherFormProps) {
  const { words, form, action, asksProof, isShareCode = false } = props
  const { other } = words
  return (
    <>
      <section className="lead">
        <h1>{other.title}</h1>
        <p>{other.lead}</p>
      </section>
      {isShareCode && <ShareCodeTyped words={words} form={form} />}
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={action} encType="multipart/form-data">
        {asksProof && <Proof words={words} form={form} />}
        <WageFields words={words} form={form} />
        <Field id="employer" label={other.employer} form={form} maxLength={200} />
        <Labelled id="note" label={other.note} hint={other.noteHint} form={form}>
          {(described) => (
            <textarea
              {...described}
              name="note"
              rows={4}
              maxLength={2000}
              defaultValue={form.values.note}
            />
          )}
        </Labelled>
        <Labelled
          id="photo"
          label={other.photo}
          hint={form.problems.length > 0 || isShareCode ? other.photoAgain : other.photoHint}
          form={form}
        >
          {(described) => <input {...described} name="photo" type="file" accept={acceptedFiles} />}
        </Labelled>
        <p>
          <b>{other.stays}</b>
        </p>
        <p>
          <button className="main" type="submit">
            {other.send}
          </button>
        </p>
      </form>
      <p className="plain">
        {other.safe} <a href="/help">{other.help}</a>
      </p>
    </>
  )
}

function Proof({ words: { other }, form }: Pick<OtherFormProps, 'words' | 'form'>) {
  const { number, numberHint, code, codeHint } = other
  return (
    <>
      <Field id="number" label={number} hint={numberHint} form={form} isCode maxLength={60} />
      <Field
        id="code"
        label={code}
        hint={codeHint}
        form={form}
        isCode
        isShort
        maxLength={longestCode}
      />
    </>
  )
}

function WageFields({ words, form }: Pick<OtherFormProps, 'words' | 'form'>) {
  const { other, lang } = words
  const periods = Object.entries(wagePeriods).map(([value, label]) => ({
    value,
    text: inLanguage(label, lang),
  }))
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  const codes = currencies.map((value) => ({ value, text: `${value}, ${names.of(value)}` }))
  return (
    <>
      <Field
        id="amount"
        label={other.wage}
        hint={other.wageHint}
        form={form}
        inputMode="decimal"
        isShort
        maxLength={30}
      />
      <Choice
        {...{ id: 'currency', label: other.currency, form }}
        options={[{ value: '', text: other.choose }, ...codes]}
      />
      <Choice {...{ id: 'period', label: other.period, form }} usual="month" options={periods} />
    </>
  )
}

interface ChoiceProps {
  id: string
  label: string
  form: FormState
  usual?: string
  options: readonly { value: string; text: string }[]
}

function Choice({ id, label, form, usual, options }: ChoiceProps) {
  return (
    <Labelled id={id} label={label} form={form} isShort>
      {(described) => (
        <select {...described} name={id} defaultValue={form.values[id] ?? usual}>
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

/** What happens now; and where to find help outside the agency. */
export function OtherThanks({ words: { other } }: { words: Words }) {
  return (
    <section className="plain" role="status">
      <h1>{other.thanksTitle}</h1>
      <p>{other.thanks}</p>
      <p>{other.safe}</p>
      <p>
        <a className="button" href="/help">
          {other.help}
        </a>
      </p>
      <p>
        <a className="quiet" href="/check">
          {other.openFile}
        </a>
      </p>
    </section>
  )
}
