import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { MrzField } from './mrz-field.tsx'
import { PassportNote } from './passport-note.tsx'
import { countryOptions, fieldLabels, type RecordField } from './record-values.ts'
import type { RecordForm } from './use-record-form.ts'

interface RecordFields {
  form: RecordForm
  /** An update may leave the parents' names empty. */
  parentsRequired: boolean
  isDisabled: boolean
  /** The record that is being edited. */
  recordId?: string
}

/** The details of a candidate. */
export function RecordFields({ form, parentsRequired, isDisabled, recordId }: RecordFields) {
  const text = (field: RecordField, isRequired = true) => {
    const { value, ...input } = form.getInputProps(field)
    return {
      ...input,
      value: value ?? '',
      label: fieldLabels[field],
      withAsterisk: isRequired,
      disabled: isDisabled,
      autoComplete: 'off',
    }
  }
  // The browser's own list: it is searched by typing, opens well on a phone, and weighs nothing.
  const country = (field: 'nationality' | 'destinationCountry', none: string) => {
    const { value, onChange: _, ...input } = form.getInputProps(field)
    const mayBeEmpty = field === 'destinationCountry' || !value
    return {
      ...input,
      value: value ?? '',
      onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
        form.setFieldValue(field, currentTarget.value || null),
      label: fieldLabels[field],
      data: mayBeEmpty ? [{ value: '', label: none }, ...countryOptions] : countryOptions,
      disabled: isDisabled,
    }
  }
  return (
    <Stack gap="md">
      <MrzField form={form} isDisabled={isDisabled} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <div>
          <TextInput
            {...text('passportNumber')}
            description="As printed; spaces and dashes do not matter"
            spellCheck={false}
          />
          <PassportNote typed={form.values.passportNumber ?? ''} except={recordId} />
        </div>
        <TextInput
          {...text('referenceNumber')}
          description="The authority's number of the application"
          spellCheck={false}
        />
        <TextInput {...text('name')} description="As in the passport" />
        <NativeSelect
          {...country('nationality', 'Choose a country')}
          description="As in the passport"
          withAsterisk
        />
        <TextInput {...text('fatherName', parentsRequired)} />
        <TextInput {...text('motherName', parentsRequired)} />
        <Textarea {...text('address')} autosize minRows={2} />
        <NativeSelect
          {...country('destinationCountry', 'Not known')}
          description="Picks the official checks that are shown"
        />
      </SimpleGrid>
    </Stack>
  )
}
