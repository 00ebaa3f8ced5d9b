import {
  Button,
  NativeSelect,
  type NativeSelectProps,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { documentKinds } from '#modules/documents/schema'
import {
  askedFields,
  type Control,
  type FieldName,
  fieldLabel,
  isRequired,
  recordFields,
} from '#modules/records/fields.schema'
import { normaliseNumber } from '#modules/records/schema'
import { useFormWords } from '#words/form'
import { usePartWords } from '#words/parts'
import { type Language, useLanguage } from '../look/language.ts'
import { query } from '../query-client.ts'
import { LaterView } from '../ui/later-view.tsx'
import { placed } from '../words/placed.tsx'
import { Said } from '../words/said.tsx'
import { AlikeNote, OnFile } from './alike-note.tsx'
import { CheckName, PassportScanField } from './passport-scan.tsx'
import { countryOptions, languageOptions, zoneOptions } from './record-values.ts'
import type { FormDocuments } from './use-form-documents.ts'
import type { RecordForm } from './use-record-form.ts'

interface PassportNote {
  typed: string
  /** The record that is being edited, which has this number itself. */
  except?: string | undefined
}

/** Shorter text is not a passport number. */
const least = 5

/** Says, while a number is typed, that it is on file already, with a link to the record for those who may see it. */
function PassportNote({ typed, except }: PassportNote) {
  const words = useFormWords().passport
  const [passportNumber] = useDebouncedValue(normaliseNumber(typed), 400)
  const check = useQuery({
    ...query('POST /passport-checks', { body: { passportNumber, ...(except ? { except } : {}) } }),
    enabled: passportNumber.length >= least && passportNumber.length <= 20,
    // A help, not a barrier: if the check fails, the server still refuses a duplicate.
    retry: false,
    staleTime: 60_000,
  })
  const record = check.data?.record
  const isCurrent = normaliseNumber(typed) === passportNumber
  return (
    <div role="status">
      {isCurrent && check.data?.onFile && (
        <Text size="sm" c="danger" fw={600}>
          {record ? placed(words.onFile, <OnFile record={record} />) : words.askAdmin}
        </Text>
      )}
    </div>
  )
}

// With its tables it is as large as this page; loaded when needed.
const loadLines = () => import('./mrz-lines.tsx')

/** Whether the field for the lines is open. Once it was, it keeps what was typed. */
type MrzOpened = 'never' | 'now' | 'before'

interface MrzButton {
  opened: MrzOpened
  isDisabled: boolean
  onChange: (opened: MrzOpened) => void
}

/** Opens and closes the field for the machine-readable lines of a passport or card. */
function MrzButton({ opened, isDisabled, onChange }: MrzButton) {
  const words = useFormWords().mrz
  const isOpen = opened === 'now'
  return (
    <Button
      variant="default"
      size="xs"
      aria-expanded={isOpen}
      onClick={() => onChange(isOpen ? 'before' : 'now')}
      disabled={isDisabled}
    >
      {words.open}
    </Button>
  )
}

/** Fills the form from these lines, typed or pasted. */
function MrzField(props: { form: RecordForm; isDisabled: boolean; opened: MrzOpened }) {
  const { opened, ...rest } = props
  const { lost } = usePartWords()
  if (opened === 'never') return null
  return (
    <div hidden={opened !== 'now'}>
      <LaterView load={loadLines} what={lost.what} isPart>
        {(lines) => <lines.default {...rest} />}
      </LaterView>
    </div>
  )
}

interface RecordFields {
  form: RecordForm
  /** What the form is for; this decides what may be left empty. */
  purpose: 'add' | 'update'
  isDisabled: boolean
  /** The record that is being edited. */
  recordId?: string | undefined
  /** The photo of the passport that was chosen among the documents. */
  photo?: File | undefined
  /** Called with a photo that is chosen beside the fields. */
  onPhoto?: ((file: File) => void) | undefined
}

/** The details of a candidate. */
export function RecordFields({ recordId, photo, onPhoto, ...props }: RecordFields) {
  const { form, isDisabled } = props
  const [opened, setOpened] = useState<MrzOpened>('never')
  return (
    <Stack gap="md">
      <PassportScanField
        form={form}
        isDisabled={isDisabled}
        photo={photo}
        onPhoto={onPhoto}
        onName={form.setUncheckedName}
        beside={<MrzButton opened={opened} isDisabled={isDisabled} onChange={setOpened} />}
      />
      <MrzField form={form} isDisabled={isDisabled} opened={opened} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {askedFields.map((name) => (
          <div key={name}>
            <FieldInput name={name} {...props} />
            {name === 'passportNumber' && (
              <PassportNote typed={form.values[name]} except={recordId} />
            )}
            {name === 'name' &&
              form.values.name !== '' &&
              form.values.name === form.uncheckedName && (
                <CheckName onConfirm={() => form.setUncheckedName(null)} />
              )}
            {name === 'fatherName' && (
              <AlikeNote
                name={form.values.name}
                fatherName={form.values.fatherName}
                dateOfBirth={form.values.dateOfBirth}
                except={recordId}
              />
            )}
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** Asks for the authority's number where a paper that bears it is chosen and the number is not known. */
export function ReferenceQuestion({ form, documents, isDisabled }: ReferenceQuestion) {
  const [wasAsked, setAsked] = useState(false)
  const bearsIt = documents.chosen.some(
    ({ kind }) => kind !== null && documentKinds[kind].bearsReference,
  )
  // It stays while somebody types the answer.
  const isAsked = bearsIt && (wasAsked || form.values.referenceNumber === '')
  if (isAsked !== wasAsked) setAsked(isAsked)
  const words = useFormWords().reference
  const { error, ...typed } = form.getInputProps('referenceNumber')
  if (!isAsked) return null
  return (
    <TextInput
      {...typed}
      error={error && <Said>{String(error)}</Said>}
      label={words.label}
      description={words.hint}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      maw="30rem"
    />
  )
}

interface ReferenceQuestion {
  form: RecordForm
  documents: Pick<FormDocuments, 'chosen'>
  isDisabled: boolean
}

type FieldInput = Omit<RecordFields, 'recordId' | 'photo' | 'onPhoto'> & { name: FieldName }

function FieldInput({ name, form, purpose, isDisabled }: FieldInput) {
  const words = useFormWords()
  const language = useLanguage()
  const { control } = recordFields[name]
  const hints: Partial<Record<FieldName, string>> = words.hints
  const { error, ...typed } = form.getInputProps(name)
  const input = {
    ...typed,
    error: error && <Said>{String(error)}</Said>,
    label: fieldLabel(name, language),
    description: hints[name],
    withAsterisk: isRequired(name, purpose),
    disabled: isDisabled,
  }
  if (control === 'country')
    return <Choice {...input} optionsIn={countryOptions} toChoose={words.chooseCountry} />
  if (control === 'language')
    return <Choice {...input} optionsIn={languageOptions} toChoose={words.chooseLanguage} />
  if (control === 'zone')
    return <Choice {...input} optionsIn={zoneOptions} toChoose={words.notKnown} />
  if (control === 'text') return <Textarea {...input} autoComplete="off" autosize minRows={2} />
  return (
    <TextInput
      {...input}
      type={inputTypes[control]}
      autoComplete="off"
      spellCheck={control === 'number' ? false : undefined}
    />
  )
}

/** For the keyboards of phones, and the browser's own calendar. */
const inputTypes: Partial<Record<Control['control'], string>> = {
  date: 'date',
  day: 'date',
  email: 'email',
  telephone: 'tel',
  time: 'time',
}

type Choice = NativeSelectProps & {
  optionsIn: (language: Language) => { value: string; label: string }[]
  toChoose: string
}

// The browser's own list: it is searchable by typing, works well on a phone, and adds no code.
function Choice({ optionsIn, toChoose, ...input }: Choice) {
  const language = useLanguage()
  // Two hundred options stay unchanged while somebody types elsewhere.
  const options = useMemo(
    () =>
      optionsIn(language).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [optionsIn, language],
  )
  const { notKnown } = useFormWords()
  const none = input.withAsterisk ? toChoose : notKnown
  const mayBeEmpty = !input.withAsterisk || !input.value
  return (
    <NativeSelect {...input}>
      {mayBeEmpty && <option value="">{none}</option>}
      {options}
    </NativeSelect>
  )
}
