import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import classes from './preview.module.css'

/** Shows a preview on the whole screen. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        Preview
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Preview"
        closeLabel="Close the preview"
        fullScreen
        classNames={{ body: classes.modal ?? '' }}
      >
        {children}
      </Dialog>
    </>
  )
}
