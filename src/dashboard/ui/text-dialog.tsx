import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { shellWords } from '../words/shell-en.ts'
import { Dialog } from './dialog.tsx'
import { useUnsavedInput } from './unsaved-input.ts'

export interface TextDialog {
  isOpen: boolean
  title: string
  label: string
  hint: string
  button: string
  missing: string
  most: number
  onClose: () => void
  /** Hands the text on; the dialog stays, with the text, unless this answers something. */
  onText: (text: string) => Promise<unknown>
}

/**
 * Asks for a few sentences: a reason, an answer, what is wrong. What is typed stays until it arrived
 * or “Cancel” is pressed, so that a look at the page behind loses nothing.
 */
export function TextDialog({ isOpen, title, onClose, onText, ...rest }: TextDialog) {
  const [text, setText] = useState('')
  const end = () => {
    setText('')
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <TextForm
        {...rest}
        text={text}
        onType={setText}
        onCancel={end}
        onSend={async () => {
          if (await onText(text.trim())) end()
        }}
      />
    </Dialog>
  )
}

interface TextForm extends Pick<TextDialog, 'label' | 'hint' | 'button' | 'missing' | 'most'> {
  text: string
  onType: (text: string) => void
  onCancel: () => void
  onSend: () => Promise<void>
}

function TextForm({ text, label, hint, button, missing, most, ...on }: TextForm) {
  const { cancel } = shellWords
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useUnsavedInput(text.trim() !== '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setProblem(missing)
    setBusy(true)
    void on.onSend().finally(() => setBusy(false))
  }
  return (
    <form onSubmit={send}>
      <Textarea
        label={label}
        description={hint}
        value={text}
        error={problem}
        onChange={({ currentTarget: { value } }) => on.onType(value)}
        autosize
        minRows={3}
        maxLength={most}
        mb="lg"
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={on.onCancel} disabled={isBusy}>
          {cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {button}
        </Button>
      </Group>
    </form>
  )
}
