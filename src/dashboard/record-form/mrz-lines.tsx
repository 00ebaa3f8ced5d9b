import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFormWords } from '#words/form'
import { useLanguage } from '../look/language.ts'
import { type MrzReading, mrzFields, readMrz } from './read-mrz.ts'
import { labelOf } from './record-values.ts'
import type { RecordForm } from './use-record-form.ts'

/** Where the machine-readable lines of a passport or card are typed or pasted. */
export default function MrzLines({ form, isDisabled }: { form: RecordForm; isDisabled: boolean }) {
  const words = useFormWords().mrz
  const [text, setText] = useState('')
  const reading = readMrz(text, words.wrong)
  const read = (typed: string) => {
    setText(typed)
    const values = readMrz(typed)?.values ?? {}
    for (const field of mrzFields) if (values[field]) form.setFieldValue(field, values[field])
  }
  return (
    <>
      <Textarea
        label={words.label}
        description={words.hint}
        value={text}
        onChange={({ currentTarget }) => read(currentTarget.value)}
        disabled={isDisabled}
        autosize
        minRows={2}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        error={
          reading?.problems.length ? (
            <span role="alert">{reading.problems.join(' ')}</span>
          ) : undefined
        }
      />
      <div role="status">{reading && <Filled values={reading.values} />}</div>
    </>
  )
}

/** What the lines filled in, and what they did not. */
function Filled({ values }: Pick<MrzReading, 'values'>) {
  const words = useFormWords().mrz
  const language = useLanguage()
  const filled = mrzFields.filter((field) => values[field])
  const missing = mrzFields.filter((field) => !values[field])
  const labels = (fields: typeof filled) =>
    fields.map((field) => labelOf(field, language)).join(', ')
  if (filled.length === 0) return null
  return (
    <Text size="sm" mt={4}>
      {words.filled(labels(filled))} {missing.length > 0 && words.missing(labels(missing))}
    </Text>
  )
}
