import type { ReactNode } from 'react'
import classes from './tone.module.css'

/** How a word is meant: late or wrong, soon or unsure, right, or no more than said. */
export type ToneName = 'late' | 'soon' | 'right' | 'quiet'

/** A word with a small mark, never a mark alone. */
export function Tone({ of, children }: { of: ToneName; children: ReactNode }) {
  return (
    <span className={classes.tone} data-tone={of}>
      {children}
    </span>
  )
}
