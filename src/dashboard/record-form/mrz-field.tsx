import { Button, Collapse, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { fieldLabels, type RecordField } from './record-values.ts'
import type { RecordForm } from './use-record-form.ts'

interface Outcome {
  filled: string[]
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
    const { readMrz } = await import('./read-mrz.ts')
    const reading = readMrz(typed)
    if (!reading) return setOutcome(null)
    for (const [field, value] of Object.entries(reading.values))
      form.setFieldValue(field as RecordField, value)
    const filled = Object.keys(reading.values).map((field) => fieldLabels[field as RecordField])
    setOutcome({ filled, problems: reading.problems })
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
        Fill from the passport’s coded lines
      </Button>
      <Collapse expanded={isOpen} w="100%">
        <Textarea
          label="The lines at the foot of the passport’s page"
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
            </Text>
          )}
        </div>
      </Collapse>
    </Stack>
  )
}
