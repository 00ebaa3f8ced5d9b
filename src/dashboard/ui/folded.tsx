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
