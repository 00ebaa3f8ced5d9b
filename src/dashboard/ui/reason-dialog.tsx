import { Button, Group, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { reasonSchema } from '#modules/records/schema'

interface ReasonDialog {
  isOpen: boolean
  title: string
  label: string
  hint: string
  button: string
  onClose: () => void
  onReason: (reason: string) => void
}

/** Asks for a reason before something goes back to a person. */
export function ReasonDialog({ isOpen, title, onClose, ...rest }: ReasonDialog) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
      centered
    >
      <ReasonForm {...rest} onClose={onClose} />
    </Modal>
  )
}

type ReasonForm = Omit<ReasonDialog, 'isOpen' | 'title'>

function ReasonForm({ label, hint, button, onClose, onReason }: ReasonForm) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = () => {
    const parsed = reasonSchema.safeParse({ reason })
    if (parsed.success) onReason(parsed.data.reason)
    else setProblem(parsed.error.issues[0]?.message ?? 'A reason is required.')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label={label}
        description={hint}
        value={reason}
        error={problem}
        onChange={({ currentTarget: { value } }) => setReason(value)}
        autosize
        minRows={3}
        maxLength={500}
        mb="lg"
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{button}</Button>
      </Group>
    </form>
  )
}
