import { Button } from '@mantine/core'
import { LaterView } from '../ui/later-view.tsx'
import { useFormWords } from '../words/form.ts'
import { usePartWords } from '../words/parts.ts'
import type { RecordForm } from './use-record-form.ts'

// With its tables it is as large as this page; loaded when needed.
const loadLines = () => import('./mrz-lines.tsx')

/** Whether the field for the lines is open. Once it was, it keeps what was typed. */
export type MrzOpened = 'never' | 'now' | 'before'

interface MrzButton {
  opened: MrzOpened
  isDisabled: boolean
  onChange: (opened: MrzOpened) => void
}

/** Opens and closes the field for the machine-readable lines of a passport or card. */
export function MrzButton({ opened, isDisabled, onChange }: MrzButton) {
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
export function MrzField(props: { form: RecordForm; isDisabled: boolean; opened: MrzOpened }) {
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
