import { Text } from '@mantine/core'
import type { StaffDocument } from '../queries.ts'
import { OriginalLink } from '../ui/original-link.tsx'
import { useTimes } from '../ui/times.ts'
import { useDocumentsWords } from '../words/documents.ts'
import { useNameOf } from './name-of.ts'
import { Stage } from './stage.tsx'
import { ToolBar, type Tools } from './tools.tsx'
import classes from './viewer.module.css'

interface Desk extends Tools {
  beside: StaffDocument | null
  onScale: (scale: number) => void
  onSeen?: ((documentId: string) => void) | undefined
}

/** Buttons and pictures: one document, or two versions of it side by side. */
export function Desk({ beside, onScale, onSeen, ...tools }: Desk) {
  const words = useDocumentsWords().viewer
  const nameOf = useNameOf()
  const { momentOf } = useTimes()
  const { shown, view, isFull } = tools
  return (
    <div className={classes.desk} data-full={isFull || undefined}>
      <ToolBar {...tools} />
      <div className={classes.sides} data-two={beside !== null || undefined}>
        {[shown, ...(beside ? [beside] : [])].map((document) => (
          <figure key={document.id} className={classes.side} aria-label={nameOf(document)}>
            <Stage {...{ document, view, onScale, isFull, onSeen }} />
            <figcaption className={classes.caption}>
              <Text size="sm" c="dimmed">
                {words.caption(document.version, momentOf(document.uploadedAt))} ·{' '}
                {document.originalName}
              </Text>
              <OriginalLink documentId={document.id} of={nameOf(document)} />
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}
