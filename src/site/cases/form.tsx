import type { ReactNode } from 'react'
import type { CaseField } from '#modules/cases/fields.schema'
import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import { wagePeriods } from '#modules/contracts/schema'
import { originalKinds } from '#modules/documents/originals.schema'
import { itemLabel, itemNames } from '#modules/training/items.schema'
import { currencies } from '#modules/training/money.schema'
import { acceptedFiles } from '#platform/images/schema'
import { inLanguage } from '#platform/languages.schema'
import type { FormState } from '../form.ts'
import { CountryChoice, Radios, Select } from '../layout/choices.tsx'
import { ErrorSummary, Field, Items, Labelled, Lead, Submit } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { AskFirst } from '../layout/number-and-code.tsx'
import type { Words } from '../words.ts'
import { AboutWhen } from './about-when.tsx'
import { type KindTexts, textsOf } from './parts.tsx'

interface CaseFormProps {
  words: Words
  kind: CaseKind
  form: FormState
  action: string
  /** Instead of the kind's own. */
  title?: string
  /** Before the fields: what the case is about. */
  children?: ReactNode
  /** Above the form: where the answer may be already. */
  before?: ReactNode
  /** Where else to turn to. */
  beside?: ReactNode
  /** An instant of the clock: no year after it is offered. */
  now: string
  /** What the browser suggests, by field; the currencies that stand first. */
  suggested?: Readonly<Record<string, readonly string[]>>
}

/** The form of one kind of case, made of its fields. */
export function CaseForm(props: CaseFormProps) {
  const { words, kind, form, action, title, children, now, suggested = {} } = props
  const { before, beside } = props
  const texts = textsOf(words, kind)
  const { fields, mayStay, file } = rowOf(kind)
  const asked = texts.askFirst ? (
    <AskFirst label={texts.askFirst.label} action={action} yes={texts.send ?? ''}>
      {Object.entries(fields).map(([name, field]) => (
        <OneField key={name} {...{ words, texts, name, field, form, now }} />
      ))}
      <p>{texts.askFirst.text}</p>
    </AskFirst>
  ) : (
    <Form
      className="ask-form"
      action={action}
      {...(file ? { encType: 'multipart/form-data' } : {})}
    >
      {children}
      {Object.entries(fields).map(([name, field]) => (
        <OneField
          key={name}
          {...{ words, texts, name, field, form, now }}
          choices={suggested[name]}
        />
      ))}
      {mayStay && <OneField {...{ words, texts, name: 'send', field: sending, form, now }} />}
      {file && (
        <Labelled id="photo" label={texts.fields.photo ?? ''} hint={texts.hints?.photo} form={form}>
          {(described) => <input {...described} name="photo" type="file" accept={acceptedFiles} />}
        </Labelled>
      )}
      {texts.foot && <p className="soft">{texts.foot}</p>}
      <Submit>{texts.send}</Submit>
    </Form>
  )
  return (
    <>
      <Lead title={title ?? texts.title} lead={texts.lead} />
      <ErrorSummary form={form} words={words} />
      {texts.points && (
        <section className="plain" aria-labelledby="points">
          <h2 id="points">{texts.pointsTitle}</h2>
          <Items className="bullets" of={texts.points} />
        </section>
      )}
      {before}
      {beside ? (
        <div className="beside">
          {asked}
          {beside}
        </div>
      ) : (
        asked
      )}
    </>
  )
}

const sending = { as: 'choice', options: ['keep', 'send'] } as const

interface OneFieldProps {
  words: Words
  texts: KindTexts
  name: string
  field: Omit<CaseField, 'schema'>
  form: FormState
  now: string
  /** What the browser suggests, or what stands first. */
  choices?: readonly string[] | undefined
}

function OneField({ words, texts, name, field, form, now, choices = [] }: OneFieldProps) {
  const { as, most, missing, options = [], isCode } = field
  const label = texts.fields[name] ?? name
  const hint = texts.hints?.[name]
  if (as === 'language') return <input type="hidden" name={name} value={words.lang} />
  if (as === 'country')
    return (
      <CountryChoice
        {...{ words, id: name, label, countries: options, chosen: form.values[name] }}
      />
    )
  if (as === 'item' || as === 'original' || as === 'currency' || as === 'period')
    return (
      <Select
        {...{ id: name, label, form, options: optionsOf(words, as, choices) }}
        none={as === 'period' ? undefined : words.cases.choose}
        chosen={form.values[name] ?? usualOf(as, missing !== undefined, choices)}
        isShort
      />
    )
  if (as === 'about')
    return <AboutWhen {...{ words, name, label, hint, form }} thisYear={Number(now.slice(0, 4))} />
  if (as === 'day')
    return (
      <Labelled id={name} label={label} form={form} isShort>
        {(described) => (
          <input {...described} name={name} type="date" defaultValue={form.values[name]} />
        )}
      </Labelled>
    )
  if (as === 'amount')
    return (
      <Field
        {...{ id: name, label, hint, form }}
        inputMode="decimal"
        isShort
        maxLength={most ?? 30}
      />
    )
  if (as === 'choice')
    return (
      <Radios
        {...{ name, legend: label, form }}
        options={options.map((value) => [value, texts.options?.[name]?.[value] ?? value])}
      />
    )
  if (as === 'line')
    return (
      <Field
        {...{ id: name, label, hint, form }}
        {...(most === undefined ? {} : { maxLength: most })}
        {...(isCode ? { isCode } : {})}
        {...(choices.length > 0 ? { choices } : {})}
      />
    )
  return (
    <Labelled id={name} label={label} hint={hint} form={form}>
      {(described) => (
        <textarea
          {...described}
          name={name}
          rows={(most ?? 0) > 1000 ? 8 : 3}
          maxLength={most}
          defaultValue={form.values[name]}
        />
      )}
    </Labelled>
  )
}

type Listed = 'item' | 'original' | 'currency' | 'period'

/** Returns what is chosen before somebody chooses: a wage is for a month, money that was paid in the file's currency. */
function usualOf(as: Listed, isNeeded: boolean, [first]: readonly string[]): string | undefined {
  if (as === 'period') return 'month'
  return as === 'currency' && isNeeded ? first : undefined
}

/** Returns what money can be for, in which currency, or for how long it is paid; the kinds of originals. */
function optionsOf(
  { lang }: Words,
  as: Listed,
  first: readonly string[],
): (readonly [string, string])[] {
  if (as === 'original')
    return Object.entries(originalKinds).map(([value, label]) => [value, inLanguage(label, lang)])
  if (as === 'item') return itemNames.map((value) => [value, String(itemLabel(value, lang))])
  if (as === 'period')
    return Object.entries(wagePeriods).map(([value, label]) => [value, inLanguage(label, lang)])
  const names = new Intl.DisplayNames(lang, { type: 'currency' })
  return [...new Set([...first, ...currencies])].map((value) => [
    value,
    `${value}, ${names.of(value)}`,
  ])
}
