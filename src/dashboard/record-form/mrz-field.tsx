import { Button, Collapse, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { labelOf } from './record-values.ts'
import type { RecordForm } from './use-record-form.ts'

interface Outcome {
  filled: string[]
  missing: string[]
  problems: string[]
}

/** Fills the form from the machine-readable lines of a passport or card, typed or pasted. */
export function MrzField({ form, isDisabled }: { form: RecordForm; isDisabled: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const read = async (typed: string) => {
    setText(typed)
    // Its tables are as large as this page; they come when somebody needs them.
    const { mrzFields, readMrz } = await import('./read-mrz.ts')
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
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        disabled={isDisabled}
      >
        Fill from the passport’s MRZ
      </Button>
      <Collapse expanded={isOpen} w="100%">
        <Textarea
          label="The two lines at the bottom of the passport’s page"
          description="Type or paste them, with every “<”. Their check digits find what was misread."
          value={text}
          onChange={({ currentTarget }) => void read(currentTarget.value)}
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
      </Collapse>
    </Stack>
  )
}
