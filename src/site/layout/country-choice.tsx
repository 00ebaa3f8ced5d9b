import { countryName } from '#modules/records/schema'
import type { Words } from '../words.ts'

interface CountryChoiceProps {
  words: Words
  name: string
  label: string
  countries: readonly string[]
  chosen: string | null
}

/** A choice of a country in the table of help outside, or none. */
export function CountryChoice({ words, name, label, countries, chosen }: CountryChoiceProps) {
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>{' '}
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{words.help.any}</option>
        {named(words, countries).map(([country, text]) => (
          <option key={country} value={country}>
            {text}
          </option>
        ))}
      </select>
    </p>
  )
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
