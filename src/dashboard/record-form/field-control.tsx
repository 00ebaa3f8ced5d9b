import { NativeSelect, type NativeSelectProps, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { type Control, type FieldName, recordFields } from '#modules/records/fields.schema'
import { useFormWords } from '#words/form'
import { type Language, useLanguage } from '../look/language.ts'
import { countryOptions, languageOptions, zoneOptions } from './record-values.ts'

interface FieldControlProps {
  name: FieldName
  value: string
  onChange: (event: { currentTarget: { value: string } }) => void
  error?: ReactNode
  label?: ReactNode
  description?: ReactNode
  withAsterisk?: boolean
  disabled?: boolean
  'aria-labelledby'?: string
}

/** The control in which one detail is typed or chosen, as the table of details says. */
export function FieldControl({ name, ...input }: FieldControlProps) {
  const words = useFormWords()
  const { control } = recordFields[name]
  // A hint stands below its field, so that fields beside each other stay in line.
  const order = { inputWrapperOrder: ['label', 'input', 'description', 'error'] as never }
  if (control === 'country')
    return (
      <Choice {...order} {...input} optionsIn={countryOptions} toChoose={words.chooseCountry} />
    )
  if (control === 'language')
    return (
      <Choice {...order} {...input} optionsIn={languageOptions} toChoose={words.chooseLanguage} />
    )
  if (control === 'zone')
    return <Choice {...order} {...input} optionsIn={zoneOptions} toChoose={words.notKnown} />
  if (control === 'text')
    return <Textarea {...order} {...input} autoComplete="off" autosize minRows={1} />
  return (
    <TextInput
      {...order}
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

type ChoiceProps = NativeSelectProps & {
  optionsIn: (language: Language) => { value: string; label: string }[]
  toChoose: string
}

// The browser's own list: it is searchable by typing, works well on a phone, and adds no code.
function Choice({ optionsIn, toChoose, ...input }: ChoiceProps) {
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
