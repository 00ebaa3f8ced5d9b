import { lazy, Suspense, useRef } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazy(() => import('./dialog-window.tsx'))

/** A dialog over the page; its window is loaded when one is first opened. In the language of the page unless told. */
export function Dialog(props: DialogProps) {
  const isWanted = useRef(false)
  isWanted.current ||= props.isOpen
  return <Suspense fallback={null}>{isWanted.current && <DialogWindow {...props} />}</Suspense>
}
