import { Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
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
  const country = (field: RecordField) => ({
    ...form.getInputProps(field),
    label: fieldLabels[field],
    data: countryOptions,
    searchable: true,
    disabled: isDisabled,
    nothingFoundMessage: 'No country of this name',
    limit: 60,
  })
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
        <Select {...country('nationality')} description="Type to search" withAsterisk />
        <TextInput {...text('fatherName', parentsRequired)} />
        <TextInput {...text('motherName', parentsRequired)} />
        <Textarea {...text('address')} autosize minRows={2} />
        <Select
          {...country('destinationCountry')}
          clearable
          placeholder="Not known"
          description="Picks the official checks that are shown"
        />
      </SimpleGrid>
    </Stack>
  )
}
