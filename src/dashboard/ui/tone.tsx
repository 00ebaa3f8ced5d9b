import type { ReactNode } from 'react'
import classes from './tone.module.css'

/** How a word is meant: late or wrong, soon or unsure, right; the normal stays silent. */
export type ToneName = 'late' | 'soon' | 'right'

/** A word with a small mark, never a mark alone. */
export function Tone({ of, children }: { of: ToneName; children: ReactNode }) {
  return (
    <span className={classes.tone} data-tone={of}>
      {children}
    </span>
  )
}
