import { Button, Group, Modal, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { usePageLanguage } from '../look/page-language.tsx'
import { shellWordsIn } from '../words/index.ts'

export interface TextDialog {
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
  const language = usePageLanguage()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': shellWordsIn(language).close }}
      lang={language}
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
  const { cancel } = shellWordsIn(usePageLanguage())
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
          {cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {button}
        </Button>
      </Group>
    </form>
  )
}
