import { useRef } from 'react'
import type { DialogProps } from './dialog-window.tsx'
import { useOpenedPart } from './use-part.ts'

const loadWindow = () => import('./dialog-window.tsx')

/** A dialog over the page; its window is loaded when one is first opened. By default in the language of the page. */
export function Dialog(props: DialogProps) {
  const isWanted = useRef(false)
  isWanted.current ||= props.isOpen
  const window = useOpenedPart(loadWindow, props.isOpen, props.onClose)
  return isWanted.current && window && <window.default {...props} />
}
