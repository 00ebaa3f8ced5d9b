import { z } from 'zod'
import { type DocumentKind, documentKindSchema, documentKinds } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { sharedFields, shareLimits, sharePurposes } from '#modules/shares/schema'
import { day } from '#platform/clock/schema'
import { type FieldProblem, Refusal } from '#platform/errors'
import { languageNames, languages } from '#platform/languages.schema'
import { type FormState, listFields, problemAt } from '../form.ts'
import { Field, Labelled, Submit } from '../layout/fields.tsx'
import type { Language, Words } from '../words.ts'

/** The durations offered for a share, in days; the longest allowed is among them. */
const offeredDays = [7, shareLimits.shareUsual / day, shareLimits.shareLongest / day]

interface FormProps {
  words: Words
  opened: OpenedRecord
  form: FormState
  /** Where it is sent to. */
  action: string
}

/** The form as it is first shown: open for the usual number of days. */
export const freshShare: FormState['values'] = { days: String(shareLimits.shareUsual / day) }

/** The form: which documents, for whom, under which name, how long. */
export function ShareForm({ words, opened, form, action }: FormProps) {
  const { share } = words
  const documents = opened.documents.filter(({ kind }) => kind !== 'photo')
  const offered = documents.filter(({ kind }) => documentKinds[kind].shareable !== 'never')
  if (offered.length === 0)
    return (
      <div className="card">
        <p>{share.nothing}</p>
        <Never words={words} opened={opened} />
      </div>
    )
  return (
    <form className="ask-form" method="post" action={action}>
      <fieldset id="kinds" tabIndex={-1} data-wrong={problemAt(form, 'kinds') ? '' : undefined}>
        <legend>{share.documents}</legend>
        <Wrong form={form} at="kinds" />
        {offered.map(({ kind, label }) => (
          <KindChoice key={kind} words={words} kind={kind} label={label} form={form} />
        ))}
      </fieldset>
      <p className="soft">{share.photoGoesAlong(listFields(sharedFields, words))}</p>
      <Never words={words} opened={opened} />
      <Purpose words={words} form={form} />
      <Field id="label" label={share.label} hint={share.labelHint} form={form} maxLength={80} />
      <Days words={words} form={form} />
      <MessageLanguage words={words} form={form} />
      <Submit>{share.check}</Submit>
    </form>
  )
}

interface KindChoiceProps {
  words: Words
  kind: DocumentKind
  label: string
  form: FormState
}

function KindChoice({ words: { share }, kind, label, form }: KindChoiceProps) {
  const id = `kind-${kind}`
  const { shareable } = documentKinds[kind]
  const only = shareable === 'any' || shareable === 'never' ? null : share.onlyFor[shareable]
  return (
    <p className="choice">
      <input
        type="checkbox"
        id={id}
        name={id}
        defaultChecked={form.values[id] !== undefined}
        aria-describedby={only ? `${id}-hint` : undefined}
      />
      <label htmlFor={id}>{label}</label>{' '}
      {only && (
        <span className="hint" id={`${id}-hint`}>
          {only}
        </span>
      )}
    </p>
  )
}

/** H9: documents that may never be shared are not offered, and the reason is given. */
function Never({ words: { share }, opened }: Pick<FormProps, 'words' | 'opened'>) {
  const documents = opened.documents.filter(({ kind }) => documentKinds[kind].shareable === 'never')
  return documents.map(({ kind, label }) => (
    <p className="soft" key={kind}>
      {share.never(label)}
    </p>
  ))
}

function Purpose({ words: { share }, form }: Pick<FormProps, 'words' | 'form'>) {
  return (
    <fieldset id="purpose" tabIndex={-1} data-wrong={problemAt(form, 'purpose') ? '' : undefined}>
      <legend>{share.purpose}</legend>
      <Wrong form={form} at="purpose" />
      {sharePurposes.map((purpose) => (
        <p className="choice" key={purpose}>
          <input
            type="radio"
            id={`purpose-${purpose}`}
            name="purpose"
            value={purpose}
            defaultChecked={form.values.purpose === purpose}
          />
          <label htmlFor={`purpose-${purpose}`}>{share.purposes[purpose]}</label>
        </p>
      ))}
    </fieldset>
  )
}

function Days({ words: { share }, form }: Pick<FormProps, 'words' | 'form'>) {
  return (
    <fieldset id="days" tabIndex={-1} data-wrong={problemAt(form, 'days') ? '' : undefined}>
      <legend>{share.days}</legend>
      <Wrong form={form} at="days" />
      {offeredDays.map((days) => (
        <p className="choice" key={days}>
          <input
            type="radio"
            id={`days-${days}`}
            name="days"
            value={days}
            defaultChecked={form.values.days === String(days)}
          />
          <label htmlFor={`days-${days}`}>{share.daysOf(days)}</label>
        </p>
      ))}
    </fieldset>
  )
}

/** The languages of the messages that can hand a share on: the usual choice first. */
function messagesIn(own: Language): (readonly Language[])[] {
  const both = (other: Language) => ['en', other] as const
  const others = languages.filter((each) => each !== 'en' && each !== own)
  const usual = own === 'en' ? [] : [both(own), [own]]
  return [...usual, ['en'], ...others.flatMap((each) => [[each], both(each)])]
}

/** Returns which of them was chosen, the usual ones for anything else. */
export function messageLanguages({ message }: FormState['values'], own: Language) {
  const offered = messagesIn(own)
  return offered.find((some) => some.join(' ') === message) ?? offered[0] ?? [own]
}

export const namesOf = (some: readonly Language[]) =>
  some.map((each) => languageNames[each]).join(' + ')

/** Whoever is sent the messages may know neither English nor the sender's language. */
function MessageLanguage({ words, form }: Pick<FormProps, 'words' | 'form'>) {
  return (
    <Labelled id="message" label={words.share.messageIn} form={form}>
      {(described) => (
        <select
          {...described}
          name="message"
          defaultValue={messageLanguages(form.values, words.lang).join(' ')}
        >
          {messagesIn(words.lang).map((some) => (
            <option key={some.join()} value={some.join(' ')} lang={some.at(-1)}>
              {namesOf(some)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function Wrong({ form, at }: { form: FormState; at: string }) {
  const problem = problemAt(form, at)
  return problem ? <span className="wrong">{problem}</span> : null
}

const refusedSchema = z.object({
  kind: documentKindSchema,
  shareable: z.enum(['employer', 'employer-or-authority', 'never']).optional(),
})

/** Returns which document was refused and why, in the reader's language; null for another refusal. */
export function refusedDocument(error: unknown, { share, kinds }: Words): FieldProblem[] | null {
  const values = error instanceof Refusal ? error.reason?.values : undefined
  const { data } = refusedSchema.safeParse(values)
  if (!data) return null
  const document = kinds[data.kind]
  const sentences = { ...share.refusedFor, never: share.never, missing: share.notOnFile }
  return [{ path: 'kinds', message: sentences[data.shareable ?? 'missing'](document) }]
}
