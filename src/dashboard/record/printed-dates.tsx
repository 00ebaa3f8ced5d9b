import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import type { StaffDocument } from '../queries.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useRecordWords } from '../words/record.ts'
import { said } from '../words/said.tsx'

interface PrintedDates {
  recordId: string
  document: StaffDocument
}

/** The dates printed on a document, noted beside it. The candidate reads them as just that. */
export function PrintedDates({ recordId, document }: PrintedDates) {
  const { kind } = document
  const words = useRecordWords().dates
  const label = kindLabel(kind, useLanguage())
  const held = { issuedOn: document.issuedOn ?? '', validUntil: document.validUntil ?? '' }
  const [typed, setTyped] = useState(held)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction('records')
  const isChanged = typed.issuedOn !== held.issuedOn || typed.validUntil !== held.validUntil
  useUnsavedInput(isChanged)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    const body = { issuedOn: typed.issuedOn || null, validUntil: typed.validUntil || null }
    const params = { id: recordId, kind }
    void run(
      () => call('PUT /records/{id}/documents/{kind}/dates', { params, body }),
      words.saved,
      setErrors,
    )
  }
  const input = (name: keyof typeof held) => ({
    type: 'date',
    value: typed[name],
    error: said(errors[name]),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  return (
    <form onSubmit={save} aria-label={words.of(label)}>
      <Title order={3} size="h5">
        {words.title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {words.lead}
      </Text>
      <Group align="start" gap="md">
        <TextInput label={words.issuedOn} {...input('issuedOn')} />
        <TextInput label={words.validUntil} {...input('validUntil')} />
      </Group>
      <Button type="submit" variant="default" mt="sm" loading={isBusy} disabled={!isChanged}>
        {words.save}
      </Button>
    </form>
  )
}
