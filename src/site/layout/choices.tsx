import type { ComponentProps, ReactNode } from 'react'
import { countryName } from '#modules/records/schema'
import { emptyForm, type FormState, problemAt } from '../form.ts'
import type { Words } from '../words.ts'
import { Labelled } from './fields.tsx'

interface ChoiceProps extends ComponentProps<'input'> {
  id: string
  label: string
}

/** A box to tick, or one of several to choose, with its label and what stands behind that. */
export function Choice({ label, children, ...input }: ChoiceProps) {
  return (
    <p className="choice">
      <input {...input} />
      <label htmlFor={input.id}>{label}</label>
      {children}
    </p>
  )
}

interface ChoicesProps {
  name: string
  legend: string
  form: FormState
  children?: ReactNode
}

/** Choices under one question, with what was wrong with the answer. */
export function ChoicesOf({ name, legend, form, children }: ChoicesProps) {
  const problem = problemAt(form, name)
  return (
    <fieldset id={name} tabIndex={-1} data-wrong={problem ? '' : undefined}>
      <legend>{legend}</legend>
      {problem && <span className="wrong">{problem}</span>}
      {children}
    </fieldset>
  )
}

type Option = readonly [value: string, text: string, lang?: string]

interface RadiosProps extends ChoicesProps {
  options: readonly Option[]
  /** What is chosen before the person chooses. */
  usual?: string | undefined
}

/** A few options under one question; by default none is preselected, because the choice is the person's. */
export function Radios({ options, usual, children, ...question }: RadiosProps) {
  const { name, form } = question
  const chosen = form.values[name] || usual
  return (
    <ChoicesOf {...question}>
      {options.map(([value, label]) => (
        <Choice
          key={value}
          {...{ id: `${name}-${value}`, name, value, label }}
          type="radio"
          defaultChecked={chosen === value}
        />
      ))}
      {children}
    </ChoicesOf>
  )
}

interface SelectProps {
  id: string
  /** By default its id. */
  name?: string
  label: string
  form?: FormState
  options: readonly Option[]
  /** The option for no answer; by default there is none. */
  none?: string | undefined
  chosen?: string | undefined
  isShort?: boolean
}

/** One of many options. */
export function Select({ id, name = id, label, isShort, options, none, ...props }: SelectProps) {
  const { form = emptyForm, chosen } = props
  return (
    <Labelled {...{ id, label, form, isShort }}>
      {(described) => (
        <select {...described} name={name} defaultValue={chosen}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, text, lang]) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface CountryChoiceProps extends Pick<SelectProps, 'id' | 'label'> {
  words: Words
  countries: readonly string[]
  chosen: string | null | undefined
}

/** A choice of a country in the table of help outside, or none. */
export function CountryChoice({ words, countries, chosen, ...choice }: CountryChoiceProps) {
  const options = named(words, countries)
  return <Select {...choice} {...{ options, chosen: chosen ?? '' }} none={words.help.any} />
}

/** Returns countries with their names, sorted by name. */
export function named(
  { lang }: Words,
  countries: readonly string[],
): (readonly [string, string])[] {
  return countries
    .map((country) => [country, countryName(country, lang)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, lang))
}

interface LinkIndexProps {
  id: string
  title: string
  links: readonly (readonly [href: string, text: string])[]
}

/** An index of entries of a table. */
export function LinkIndex({ id, title, links }: LinkIndexProps) {
  return (
    <nav className="index" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
