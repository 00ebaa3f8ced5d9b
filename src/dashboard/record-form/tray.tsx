import { Button, Text } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { useFormWords } from '../words/form.ts'
import { Said } from '../words/said.tsx'
import { AdjustPaper } from './adjust-paper.tsx'
import { MoveSelect } from './move-select.tsx'
import classes from './papers.module.css'
import type { Paper } from './papers.ts'
import type { Doubt } from './sort-into-slots.ts'
import { FileThumbnail } from './thumbnail.tsx'
import type { MadePicture } from './use-papers.ts'

interface Tray {
  papers: readonly Paper[]
  kinds: readonly DocumentKind[]
  isBusy: boolean
  onMove: (key: string, kind: DocumentKind | null) => void
  onAdjust: (paper: Paper, made: MadePicture | null) => void
  onRemove: (key: string) => void
}

/** Files whose names do not say which document they are, for sorting by hand. */
export function Tray({ papers, kinds, isBusy, onMove, onAdjust, onRemove }: Tray) {
  const { tray: words, slot } = useFormWords()
  if (papers.length === 0) return null
  return (
    <section className={classes.tray} aria-label={words.label} id="unsorted-files" tabIndex={-1}>
      <Text fw={600}>{words.title(papers.length)}</Text>
      <Text size="sm">{words.lead}</Text>
      <ul className={classes.trayList}>
        {papers.map((paper) => (
          <li key={paper.adjusted?.key ?? paper.key} className={classes.row}>
            <FileThumbnail file={paper.file} />
            <div className={classes.text}>
              <div className={classes.fileName}>{paper.file.name}</div>
              <Text size="xs" mb={6}>
                {paper.problem ? <Said>{paper.problem}</Said> : <WhyHere doubt={paper.doubt} />}
              </Text>
              <MoveSelect
                paper={paper}
                kinds={kinds}
                onMove={(kind) => onMove(paper.key, kind)}
                isDisabled={isBusy}
              />
            </div>
            <AdjustPaper
              paper={paper}
              isDisabled={isBusy}
              onAdjust={(made) => onAdjust(paper, made)}
            />
            <Button
              size="xs"
              variant="subtle"
              color="danger"
              onClick={() => onRemove(paper.key)}
              disabled={isBusy}
              aria-label={slot.removeOne(paper.file.name)}
            >
              {slot.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why a file is in the tray. */
function WhyHere({ doubt }: { doubt: Doubt | null }) {
  const { tray: words } = useFormWords()
  const language = useLanguage()
  const label = (kind: DocumentKind) => kindLabel(kind, language)
  switch (doubt?.reason) {
    case 'ambiguous':
      return words.ambiguous(doubt.kinds.map(label))
    case 'double':
    case 'not-asked':
      return words[doubt.reason](label(doubt.kind))
    case 'unknown':
      return words.unknown
    default:
      return words.choose
  }
}
