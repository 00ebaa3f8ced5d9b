import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLanguage } from '../look/language.ts'
import { useShellWords } from '../words/index.ts'

export interface DialogProps extends Omit<ModalProps, 'opened'> {
  isOpen: boolean
  /** The label of the button that closes it; by default “Close” in the language of the page. */
  closeLabel?: string
}

/** The window of `Dialog`. Its own chunk: a page is usable before any dialog can open. */
export default function DialogWindow({ isOpen, closeLabel, ...rest }: DialogProps) {
  const words = useShellWords()
  // Opened only after mounting, so that it remembers the focus and restores it.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      opened={isThere && isOpen}
      closeButtonProps={{ 'aria-label': closeLabel ?? words.close }}
      transitionProps={{ duration: 0 }}
      lang={useLanguage()}
      centered={!rest.fullScreen}
      {...rest}
    />
  )
}
