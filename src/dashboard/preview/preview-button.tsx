import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './preview.module.css'

/** Shows a preview on the whole screen. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        Preview
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Preview"
        fullScreen
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': 'Close the preview' }}
        classNames={{ body: classes.modal ?? '' }}
      >
        {children}
      </Modal>
    </>
  )
}
