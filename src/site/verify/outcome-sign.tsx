import type { ReactNode } from 'react'
import type { OutcomeSort } from './outcome.ts'

const sheet = <path d="M7 4h12l6 6v18H7z" />

/** Drawn from sheets of paper: nothing that could look like a seal, a stamp or a tick (H2). */
const drawings: Record<OutcomeSort, ReactNode> = {
  same: (
    <>
      <path d="M4 6h8v20H4zM20 6h8v20h-8z" />
      <path d="M14 14h4M14 18h4" />
    </>
  ),
  copy: (
    <>
      {sheet}
      <path d="M10 24 22 12M10 18l6-6M16 26l6-6" />
    </>
  ),
  superseded: (
    <>
      <path d="M12 3h16v20" />
      <path d="M4 9h16v20H4z" />
    </>
  ),
  different: (
    <>
      <path d="M4 6h8v20H4zM20 6h8v20h-8z" />
      <path d="M14 14h4M14 18h4M18.5 11l-5 10" />
    </>
  ),
  held: (
    <>
      {sheet}
      <path d="M11 14h10M11 18h10M11 22h6" />
    </>
  ),
  unheld: (
    <>
      {sheet}
      <path d="M13 16a3 3 0 1 1 3 3v2M16 24v.5" />
    </>
  ),
}

/** An icon for the result of a comparison, beside the words for it. */
export function OutcomeSign({ sort }: { sort: OutcomeSort }) {
  return (
    <svg className="sign" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
      {drawings[sort]}
    </svg>
  )
}
