import { Button, Text } from '@mantine/core'
import type { DocumentKind } from '#modules/documents/schema'
import { MoveSelect } from './move-select.tsx'
import classes from './papers.module.css'
import { doubtSentence, type Paper } from './papers.ts'
import { FileThumbnail } from './thumbnail.tsx'

interface Tray {
  papers: readonly Paper[]
  kinds: readonly DocumentKind[]
  isBusy: boolean
  onMove: (key: string, kind: DocumentKind | null) => void
  onRemove: (key: string) => void
}

/** Files whose names do not say which paper they are, to be sorted by hand. */
export function Tray({ papers, kinds, isBusy, onMove, onRemove }: Tray) {
  if (papers.length === 0) return null
  return (
    <section className={classes.tray} aria-label="Unsorted files" id="unsorted-files" tabIndex={-1}>
      <Text fw={600}>
        {papers.length === 1
          ? 'One file is not sorted yet'
          : `${papers.length} files are not sorted yet`}
      </Text>
      <Text size="sm">Say which paper each one is, or remove it.</Text>
      <ul className={classes.trayList}>
        {papers.map((paper) => (
          <li key={paper.key} className={classes.row}>
            <FileThumbnail file={paper.file} />
            <div className={classes.text}>
              <div className={classes.fileName}>{paper.file.name}</div>
              <Text size="xs" mb={6}>
                {paper.problem ?? doubtSentence(paper.doubt)}
              </Text>
              <MoveSelect
                paper={paper}
                kinds={kinds}
                onMove={(kind) => onMove(paper.key, kind)}
                isDisabled={isBusy}
              />
            </div>
            <Button
              size="xs"
              variant="subtle"
              color="danger"
              onClick={() => onRemove(paper.key)}
              disabled={isBusy}
              aria-label={`Remove ${paper.file.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
