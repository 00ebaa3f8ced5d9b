import type { BelowProps } from './approve-button.tsx'
import { Comparisons } from './comparisons.tsx'
import { Documents } from './documents.tsx'
import { Incoming } from './incoming.tsx'
import { Originals } from './originals.tsx'
import classes from './record.module.css'
import { Attestations, SeenDocuments } from './seen-documents.tsx'

/** The scans of a record, documents without one, and what is known of them all. */
export function Below({ record, look, onReceipt }: BelowProps) {
  return (
    <>
      <Incoming record={record} />
      <Documents
        record={record}
        choice={look.choice}
        onChoice={look.setChoice}
        onSeen={look.onSeen}
      >
        <SeenDocuments record={record} />
        <Originals record={record} onReceipt={onReceipt} />
      </Documents>
      <div className={classes.sides}>
        <Comparisons record={record} />
        <Attestations record={record} />
      </div>
    </>
  )
}
