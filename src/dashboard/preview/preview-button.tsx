import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { usePreviewWords } from '#words/preview'
import { Dialog } from '../ui/dialog.tsx'
import { LaterView } from '../ui/later-view.tsx'
import type { PagePreview } from './page-preview.tsx'
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

const load = () => import('./page-preview.tsx')

/** A public page as it will look; what shows it loads with it. */
export function PreviewView(props: ComponentProps<typeof PagePreview>) {
  const words = usePreviewWords()
  return (
    <LaterView load={load} what={words.show} isPart>
      {(part) => <part.PagePreview {...props} />}
    </LaterView>
  )
}
