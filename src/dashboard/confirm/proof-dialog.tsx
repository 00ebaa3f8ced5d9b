import { Modal, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../look/language.ts'

interface ProofDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** The dialog in which somebody proves who they are, above a dialog or drawer that is open already. */
export function ProofDialog({ title, onClose, children }: ProofDialogProps) {
  return (
    <Modal.Root opened onClose={onClose} transitionProps={{ duration: 0 }} zIndex={400} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title} lang={useLanguage()}>
        <Modal.Body>
          {/* Not Mantine's own header: its element would be a second banner of the page. */}
          <Title order={2} size="h4" mb="xs">
            {title}
          </Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
