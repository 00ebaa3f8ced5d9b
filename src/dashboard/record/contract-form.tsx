import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import {
  type StaffContract,
  type TermName,
  termFields,
  termNames,
  wagePeriods,
} from '#modules/contracts/schema'
import { currencies } from '#modules/training/schema'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { type TermValues, termsOf, valuesOf } from './contract-values.ts'

interface ContractFormProps {
  recordId: string
  latest: StaffContract['versions'][number] | undefined
  onDone: () => void
}

/** The terms, typed off the contract. Each change is a version; the candidate sees when it was entered. */
export function ContractForm({ recordId, latest, onDone }: ContractFormProps) {
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
      'The terms are saved',
      setErrors,
    )
    if (saved) onDone()
  }
  const set = (name: keyof TermValues, value: string) => setValues({ ...values, [name]: value })
  return (
    <form onSubmit={(event) => void save(event)} aria-label="Terms of the contract">
      <Text size="sm" c="dimmed" mb="xs">
        Copy them from the paper; leave empty what it does not say.
      </Text>
      <Stack gap="sm">
        {termNames.map((name) => (
          <TermInput key={name} {...{ name, values, errors, set }} />
        ))}
      </Stack>
      <Group mt="md">
        <Button type="submit" loading={isBusy}>
          Save the terms
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
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
  const field = termFields[name]
  const input = (of: keyof TermValues, label: string) => ({
    label,
    value: values[of],
    error: errors[of],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set(of, value),
  })
  if (field.control === 'choice')
    return <NativeSelect {...input(name, field.label.en)} data={optionsOf(field.choices)} />
  if (field.control !== 'wage')
    return (
      <TextInput
        {...input(name, field.label.en)}
        inputMode={field.control === 'count' ? 'numeric' : undefined}
        maxLength={field.control === 'line' ? field.most : 4}
      />
    )
  const periods = Object.entries(wagePeriods).map(([value, { en }]) => ({ value, label: en }))
  return (
    <Group align="start" gap="sm" grow>
      <TextInput {...input('wage', field.label.en)} inputMode="decimal" maxLength={20} />
      <NativeSelect
        {...input('currency', 'Currency')}
        data={[{ value: '', label: 'Choose' }, ...currencies]}
      />
      <NativeSelect {...input('period', 'For')} data={periods} />
    </Group>
  )
}

function optionsOf(choices: Readonly<Record<string, { en: string }>>) {
  const named = Object.entries(choices).map(([value, { en }]) => ({ value, label: en }))
  return [{ value: '', label: 'The contract does not say' }, ...named]
}
