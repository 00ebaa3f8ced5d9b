import { z } from 'zod'
import { type DocumentKind, documentKindSchema, documentKinds } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import { sharedFields, shareLimits, sharePurposes } from '#modules/shares/schema'
import { day } from '#platform/clock/schema'
import { type FieldProblem, Refusal } from '#platform/errors'
import { languageNames, languages } from '#platform/languages.schema'
import { type FormState, listFields } from '../form.ts'
import { Choice, ChoicesOf, Radios, Select } from '../layout/choices.tsx'
import { Field, Submit } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
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
  const { share, lang } = words
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
    <Form className="ask-form" action={action}>
      <ChoicesOf name="kinds" legend={share.documents} form={form}>
        {offered.map(({ kind, label }) => (
          <KindChoice key={kind} {...{ words, kind, label, form }} />
        ))}
      </ChoicesOf>
      <p className="soft">{share.photoGoesAlong(listFields(sharedFields, words))}</p>
      <Never words={words} opened={opened} />
      <Radios
        {...{ name: 'purpose', legend: share.purpose, form }}
        options={sharePurposes.map((purpose) => [purpose, share.purposes[purpose]])}
      />
      <Field id="label" label={share.label} hint={share.labelHint} form={form} maxLength={80} />
      <Radios
        {...{ name: 'days', legend: share.days, form }}
        options={offeredDays.map((days) => [String(days), share.daysOf(days)])}
      />
      {/* Whoever is sent the messages may know neither English nor the sender's language. */}
      <Select
        {...{ id: 'message', label: share.messageIn, form }}
        options={messagesIn(lang).map((some) => [some.join(' '), namesOf(some), some.at(-1)])}
        chosen={messageLanguages(form.values, lang).join(' ')}
      />
      <Submit>{share.check}</Submit>
    </Form>
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
    <Choice
      type="checkbox"
      {...{ id, name: id, label }}
      defaultChecked={form.values[id] !== undefined}
      aria-describedby={only ? `${id}-hint` : undefined}
    >
      {' '}
      {only && (
        <span className="hint" id={`${id}-hint`}>
          {only}
        </span>
      )}
    </Choice>
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
