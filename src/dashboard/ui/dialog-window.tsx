import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'

export interface DialogProps extends Omit<ModalProps, 'opened'> {
  isOpen: boolean
  /** What the button that closes it is called; “Close” unless told. */
  closeLabel?: string
}

/** The window of `Dialog`. Its own chunk: a page is there before anything can lie over it. */
export default function DialogWindow({ isOpen, closeLabel = 'Close', ...rest }: DialogProps) {
  // Opened after it is there, it notes what had the focus, and gives it back.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      opened={isThere && isOpen}
      closeButtonProps={{ 'aria-label': closeLabel }}
      transitionProps={{ duration: 0 }}
      lang="en"
      centered={!rest.fullScreen}
      {...rest}
    />
  )
}
