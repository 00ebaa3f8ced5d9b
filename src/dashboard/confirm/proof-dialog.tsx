import { Modal, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '../look/language.ts'

interface ProofDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** After so long whatever moves the focus has done so, in milliseconds. */
const settled = 300

/** The dialog in which somebody proves who they are, above a dialog or drawer that is open already. */
export function ProofDialog({ title, onClose, children }: ProofDialogProps) {
  const content = useRef<HTMLDivElement>(null)
  // What was busy below may take the focus back while this opens.
  useEffect(() => {
    const timer = setTimeout(() => {
      const { current } = content
      if (current && !current.contains(document.activeElement))
        current.querySelector<HTMLElement>('[data-autofocus], button')?.focus()
    }, settled)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Modal.Root opened onClose={onClose} transitionProps={{ duration: 0 }} zIndex={400} centered>
      <Modal.Overlay />
      <Modal.Content ref={content} aria-label={title} lang={useLanguage()}>
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
