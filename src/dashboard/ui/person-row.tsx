import type { ReactNode } from 'react'
import type { Target } from '../addresses.ts'
import { Link } from '../routing.tsx'
import classes from './person-row.module.css'
import { Picture } from './picture.tsx'

interface PersonRowProps {
  photoId: string | null
  name: string
  /** One sentence: what it is about. */
  text: ReactNode
  /** What is said more quietly below. */
  beneath?: ReactNode
  /** When, or how late. */
  when?: ReactNode
  to: Target
  onOpen?: () => void
  /** A box to tick, before the row. */
  tick?: ReactNode
}

/** A person with one sentence; the row as a whole is the link. */
export function PersonRow({
  photoId,
  name,
  text,
  beneath,
  when,
  to,
  tick,
  onOpen,
}: PersonRowProps) {
  return (
    <li className={tick ? classes.ticked : undefined}>
      {tick}
      <Link {...to} className={classes.row} {...(onOpen && { onClick: onOpen })}>
        <Picture photoId={photoId} name={name} />
        <span className={classes.who}>
          <b dir="auto">{name}</b>
          <span className={classes.text}>{text}</span>
          {beneath && <span className={classes.beneath}>{beneath}</span>}
        </span>
        <span className={classes.when}>{when}</span>
      </Link>
    </li>
  )
}

/** Rows of people below each other. */
export function PersonRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  )
}

interface SectionHeadProps {
  id: string
  title: string
  count?: ReactNode
  /** Where all of it is. */
  children?: ReactNode
}

/** The head of a part of a page: its name, how many, and where all of it is. */
export function SectionHead({ id, title, count, children }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
      {count !== undefined && <span className={classes.count}>{count}</span>}
      {children}
    </div>
  )
}
