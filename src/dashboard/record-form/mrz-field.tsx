import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { LaterView } from '../ui/later-view.tsx'
import { useFormWords } from '../words/form.ts'
import { usePartWords } from '../words/parts.ts'
import type { RecordForm } from './use-record-form.ts'

// With its tables it is as large as this page; loaded when needed.
const loadLines = () => import('./mrz-lines.tsx')

/** Fills the form from the machine-readable lines of a passport or card, typed or pasted. */
export function MrzField(props: { form: RecordForm; isDisabled: boolean }) {
  const words = useFormWords().mrz
  const { lost } = usePartWords()
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never')
  const isOpen = opened === 'now'
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        onClick={() => setOpened(isOpen ? 'before' : 'now')}
        disabled={props.isDisabled}
      >
        {words.open}
      </Button>
      {opened !== 'never' && (
        <div hidden={!isOpen} style={{ width: '100%' }}>
          <LaterView load={loadLines} what={lost.what} isPart>
            {(lines) => <lines.default {...props} />}
          </LaterView>
        </div>
      )}
    </Stack>
  )
}
