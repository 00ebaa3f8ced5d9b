import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import classes from './composer.module.css'

interface Folded {
  title: string
  /** Whether it must be open: something is in it, or wrong. */
  isNeeded: boolean
  children: ReactNode
}

/** A part of the form that most notices do without. */
export function Folded({ title, isNeeded, children }: Folded) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={classes.folded}
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  )
}

interface FoldedPart extends Folded {
  /** Of the form: the part is found by it, and opened. */
  path: string
}

/**
 * A part that is made only when it is opened, because much has to be fetched for it; or when the browser's own search
 * is called, which opens what it finds.
 */
export function FoldedPart({ path, title, isNeeded, children }: FoldedPart) {
  const [isOpened, setOpened] = useState(false)
  const [isSearched, setSearched] = useState(false)
  useWindowEvent('keydown', ({ key, ctrlKey, metaKey }) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) setSearched(true)
  })
  const isOpen = isOpened || isNeeded
  return (
    <details
      className={classes.folded}
      data-path={path}
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {(isOpen || isSearched) && children}
    </details>
  )
}
