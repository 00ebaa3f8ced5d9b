import { Group, NativeSelect, Stack, TextInput } from '@mantine/core'
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
import type { Checked } from '../ui/checked.ts'
import { choicesOf } from '../ui/choices.ts'
import { Muted } from '../ui/part.tsx'
import { type Input, SmallForm, useSmallForm } from '../ui/small-form.tsx'
import { alike } from '../ui/steady.tsx'
import { useAgreedWords } from './handed-over-fields.tsx'

interface ContractFormProps {
  recordId: string
  latest: StaffContract['versions'][number] | undefined
  onDone: () => void
}

/** The terms, copied from the contract. Each change makes a version; the candidate sees when it was entered. */
export function ContractForm({ recordId, latest, onDone }: ContractFormProps) {
  const { contract: words } = useAgreedWords()
  const version = latest?.version ?? 0
  const initial = () => valuesOf(latest?.terms)
  const form = useSmallForm({
    initial,
    isBegun: (values) => !alike(values, initial()),
    read: termsOf,
    draft: (values) => ({
      request: 'PUT /records/{id}/contract/terms',
      body: typedTerms(values),
    }),
    send: (body) =>
      call('PUT /records/{id}/contract/terms', { params: { id: recordId }, body, version }),
    done: words.saved,
    topics: ['records'],
    onDone,
  })
  return (
    <SmallForm form={form} label={words.form} sends={words.save} onCancel={onDone}>
      <Muted mb="xs">{words.lead}</Muted>
      <Stack gap="sm">
        {termNames.map((name) => (
          <TermInput key={name} name={name} input={form.input} />
        ))}
      </Stack>
    </SmallForm>
  )
}

interface TermInputProps {
  name: TermName
  input: (name: keyof TermValues) => Input
}

function TermInput({ name, input }: TermInputProps) {
  const { contract: words, currency } = useAgreedWords()
  const language = useLanguage()
  const field = termFields[name]
  const label = termLabel(name, language)
  if (field.control === 'choice')
    return (
      <NativeSelect
        {...input(name)}
        label={label}
        data={[{ value: '', label: words.silent }, ...labelled(field.choices, language)]}
      />
    )
  if (field.control !== 'wage')
    return (
      <TextInput
        {...input(name)}
        label={label}
        inputMode={field.control === 'count' ? 'numeric' : undefined}
        maxLength={field.control === 'line' ? field.most : 4}
      />
    )
  return (
    <Group align="start" gap="sm" grow>
      <TextInput {...input('wage')} label={label} inputMode="decimal" maxLength={20} />
      <NativeSelect
        {...input('currency')}
        label={currency}
        data={[{ value: '', label: words.choose }, ...currencies]}
      />
      <NativeSelect
        {...input('period')}
        label={words.period}
        data={labelled(wagePeriods, language)}
      />
    </Group>
  )
}

type Labels = Readonly<Record<string, InEachLanguage>>

function labelled(labels: Labels, language: string) {
  return choicesOf(Object.keys(labels), (value) =>
    inLanguage(labels[value] as InEachLanguage, language),
  )
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

function typedTerms(values: TermValues): Partial<Terms> {
  const entries = termNames.map((name) => {
    const text = values[name].trim()
    if (name === 'wage') return [name, wageOf(values)]
    if (text === '') return [name, null]
    return [name, termFields[name].control === 'count' ? Number(text) : text]
  })
  return Object.fromEntries(entries)
}

/** Returns what the form sends, and what is wrong with it before it is sent. */
function termsOf(values: TermValues): Checked<Partial<Terms>> {
  const data = typedTerms(values)
  const isWrong = values.wage.trim() !== '' && data.wage === null
  return isWrong ? { data: null, errors: { wage: termProblems.badWage } } : { data, errors: null }
}

function wageOf({ wage, currency, period }: TermValues): Wage | null {
  const amount = readAmount(wage, currency)
  return amount === null || amount < 1
    ? null
    : { amount, currency, period: period as Wage['period'] }
}
