import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { termLabel } from '#modules/contracts/fees.schema'
import {
  noTerms,
  type StaffContract,
  type TermName,
  type Terms,
  termFields,
  termNames,
  termProblems,
  type Wage,
  wagePeriods,
} from '#modules/contracts/schema'
import { currencies, decimalOf, readAmount } from '#modules/training/money.schema'
import { type InEachLanguage, inLanguage } from '#platform/languages.schema'
import { useLanguage } from '../look/language.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { said } from '../words/said.tsx'
import { useAgreedWords } from './handed-over-fields.tsx'

interface ContractFormProps {
  recordId: string
  latest: StaffContract['versions'][number] | undefined
  onDone: () => void
}

/** The terms, copied from the contract. Each change makes a version; the candidate sees when it was entered. */
export function ContractForm({ recordId, latest, onDone }: ContractFormProps) {
  const { contract: words, cancel } = useAgreedWords()
  const [values, setValues] = useState(valuesOf(latest?.terms))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction('records')
  useUnsavedInput(JSON.stringify(values) !== JSON.stringify(valuesOf(latest?.terms)))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { terms, errors: wrong } = termsOf(values)
    setErrors(wrong as Record<string, string>)
    if (Object.keys(wrong).length > 0) return
    const asked = { params: { id: recordId }, body: terms, version: latest?.version ?? 0 }
    const saved = await run(
      () => call('PUT /records/{id}/contract/terms', asked),
      words.saved,
      setErrors,
    )
    if (saved) onDone()
  }
  const set = (name: keyof TermValues, value: string) => setValues({ ...values, [name]: value })
  return (
    <form onSubmit={(event) => void save(event)} aria-label={words.form}>
      <Text size="sm" c="dimmed" mb="xs">
        {words.lead}
      </Text>
      <Stack gap="sm">
        {termNames.map((name) => (
          <TermInput key={name} {...{ name, values, errors, set }} />
        ))}
      </Stack>
      <Group mt="md">
        <Button type="submit" loading={isBusy}>
          {words.save}
        </Button>
        <Button variant="default" onClick={onDone}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}

interface TermInputProps {
  name: TermName
  values: TermValues
  errors: Record<string, string>
  set: (name: keyof TermValues, value: string) => void
}

function TermInput({ name, values, errors, set }: TermInputProps) {
  const { contract: words, currency } = useAgreedWords()
  const language = useLanguage()
  const field = termFields[name]
  const label = termLabel(name, language)
  const input = (of: keyof TermValues, label: string) => ({
    label,
    value: values[of],
    error: said(errors[of]),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set(of, value),
  })
  if (field.control === 'choice')
    return (
      <NativeSelect
        {...input(name, label)}
        data={optionsOf(field.choices, words.silent, language)}
      />
    )
  if (field.control !== 'wage')
    return (
      <TextInput
        {...input(name, label)}
        inputMode={field.control === 'count' ? 'numeric' : undefined}
        maxLength={field.control === 'line' ? field.most : 4}
      />
    )
  const periods = labelled(wagePeriods, language)
  return (
    <Group align="start" gap="sm" grow>
      <TextInput {...input('wage', label)} inputMode="decimal" maxLength={20} />
      <NativeSelect
        {...input('currency', currency)}
        data={[{ value: '', label: words.choose }, ...currencies]}
      />
      <NativeSelect {...input('period', words.period)} data={periods} />
    </Group>
  )
}

type Labels = Readonly<Record<string, InEachLanguage>>

function labelled(labels: Labels, language: string) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: inLanguage(label, language),
  }))
}

function optionsOf(choices: Labels, silent: string, language: string) {
  return [{ value: '', label: silent }, ...labelled(choices, language)]
}

/** What the form holds: a text for each term, and the parts of the wage. */
type TermValues = Record<TermName | 'currency' | 'period', string>

/** Returns the saved terms as the form shows them. */
function valuesOf(terms: Terms = noTerms): TermValues {
  const texts = termNames.map((name) => [name, name === 'wage' ? '' : String(terms[name] ?? '')])
  const { wage } = terms
  return {
    ...(Object.fromEntries(texts) as TermValues),
    wage: wage ? decimalOf(wage.amount, wage.currency) : '',
    currency: wage?.currency ?? '',
    period: wage?.period ?? 'month',
  }
}

/** Returns what the form sends, and what is wrong with it before it is sent. */
function termsOf(values: TermValues): {
  terms: Partial<Terms>
  errors: Partial<Record<keyof TermValues, string>>
} {
  const entries = termNames.map((name) => {
    const text = values[name].trim()
    if (name === 'wage') return [name, wageOf(values)]
    if (text === '') return [name, null]
    return [name, termFields[name].control === 'count' ? Number(text) : text]
  })
  const terms = Object.fromEntries(entries) as Partial<Terms>
  const isWrong = values.wage.trim() !== '' && terms.wage === null
  return {
    terms,
    errors: isWrong ? { wage: termProblems.badWage } : {},
  }
}

function wageOf({ wage, currency, period }: TermValues): Wage | null {
  const amount = readAmount(wage, currency)
  return amount === null || amount < 1
    ? null
    : { amount, currency, period: period as Wage['period'] }
}
