import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { usePreviewWords } from '../words/preview.ts'
import classes from './preview.module.css'

/** Shows a preview on the whole screen. */
export function PreviewButton({ children }: { children: ReactNode }) {
  const words = usePreviewWords()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        {words.show}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.show}
        closeLabel={words.close}
        fullScreen
        classNames={{ body: classes.modal ?? '' }}
      >
        {children}
      </Dialog>
    </>
  )
}
