import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { mrzFields, readMrz } from './read-mrz.ts'
import { labelOf } from './record-values.ts'
import type { RecordForm } from './use-record-form.ts'

interface Outcome {
  filled: string[]
  missing: string[]
  problems: string[]
}

/** Where the machine-readable lines of a passport or card are typed or pasted. */
export default function MrzLines({ form, isDisabled }: { form: RecordForm; isDisabled: boolean }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const read = (typed: string) => {
    setText(typed)
    const reading = readMrz(typed)
    if (!reading) return setOutcome(null)
    const { values, problems } = reading
    const filled = mrzFields.filter((field) => values[field])
    const missing = mrzFields.filter((field) => !values[field])
    for (const field of filled) form.setFieldValue(field, values[field] ?? '')
    const labels = (fields: typeof filled) => fields.map(labelOf)
    setOutcome({ filled: labels(filled), missing: labels(missing), problems })
  }
  return (
    <>
      <Textarea
        label="The two lines at the bottom of the passport’s page"
        description="Type or paste them, with every “<”. Their check digits find what was misread."
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
          outcome?.problems.length ? (
            <span role="alert">{outcome.problems.join(' ')}</span>
          ) : undefined
        }
      />
      <div role="status">
        {outcome && outcome.filled.length > 0 && (
          <Text size="sm" mt={4}>
            Filled in: {outcome.filled.join(', ')}. Compare them with the passport.
            {outcome.missing.length > 0 &&
              ` Not filled in, so still as before: ${outcome.missing.join(', ')}.`}
          </Text>
        )}
      </div>
    </>
  )
}
