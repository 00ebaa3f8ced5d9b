import type { ModalProps } from '@mantine/core'
import { lazy, Suspense, useRef } from 'react'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

export interface Dialog extends Omit<ModalProps, 'opened'> {
  isOpen: boolean
  /** What the button that closes it is called; “Close” unless told. */
  closeLabel?: string
}

/** A dialog over the page; its window is loaded when one is first opened. English unless told. */
export function Dialog(props: Dialog) {
  const isWanted = useRef(false)
  isWanted.current ||= props.isOpen
  return <Suspense fallback={null}>{isWanted.current && <DialogWindow {...props} />}</Suspense>
}
