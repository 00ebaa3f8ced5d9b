import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { TextDialog } from './text-dialog.tsx'

interface TextButton extends Omit<TextDialog, 'isOpen' | 'onClose' | 'button'> {
  /** The words on the button, and on that of the dialog. */
  opens: string
  /** The words that tell screen readers what the button is about. */
  opensWhat?: string
  sends: string
  look?: ButtonProps
}

/** A button that asks for a few sentences and closes its dialog once they were sent. */
export function TextButton({ opens, opensWhat, sends, look, ...dialog }: TextButton) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact-sm" {...look} aria-label={opensWhat} onClick={() => setOpen(true)}>
        {opens}
      </Button>
      <TextDialog {...dialog} button={sends} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
