import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Dialog } from './dialog.tsx'

/** The window of `Dialog`. Its own chunk: a page is there before anything can lie over it. */
export default function DialogWindow({ isOpen, closeLabel = 'Close', ...rest }: Dialog) {
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
