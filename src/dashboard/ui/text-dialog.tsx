import { Button, Group, Modal, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'

interface TextDialog {
  isOpen: boolean
  title: string
  label: string
  hint: string
  button: string
  missing: string
  most: number
  isBusy?: boolean
  onClose: () => void
  onText: (text: string) => void
}

/** Asks for a few sentences: a reason, an answer, what is wrong. */
export function TextDialog({ isOpen, title, onClose, ...rest }: TextDialog) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
      centered
    >
      <TextForm {...rest} onClose={onClose} />
    </Modal>
  )
}

type TextForm = Omit<TextDialog, 'isOpen' | 'title'>

function TextForm({
  label,
  hint,
  button,
  missing,
  most,
  isBusy = false,
  onClose,
  onText,
}: TextForm) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem(missing)
    else onText(text.trim())
  }
  return (
    <form onSubmit={send}>
      <Textarea
        label={label}
        description={hint}
        value={text}
        error={problem}
        onChange={({ currentTarget: { value } }) => setText(value)}
        autosize
        minRows={3}
        maxLength={most}
        mb="lg"
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isBusy}>
          {button}
        </Button>
      </Group>
    </form>
  )
}
