import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLanguage } from '../look/language.ts'
import { useShellWords } from '../words/index.ts'

export interface DialogProps extends Omit<ModalProps, 'opened'> {
  isOpen: boolean
  /** What the button that closes it is called; “Close” in the language of the page unless told. */
  closeLabel?: string
}

/** The window of `Dialog`. Its own chunk: a page is there before anything can lie over it. */
export default function DialogWindow({ isOpen, closeLabel, ...rest }: DialogProps) {
  const words = useShellWords()
  // Opened after it is there, it notes what had the focus, and gives it back.
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
