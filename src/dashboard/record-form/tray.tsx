import { Button, Text } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { useFormWords } from '../words/form.ts'
import { Said } from '../words/said.tsx'
import { AdjustDocument } from './adjust-document.tsx'
import classes from './documents.module.css'
import type { FormDocument } from './form-documents.ts'
import { MoveSelect } from './move-select.tsx'
import type { Doubt } from './sort-into-slots.ts'
import { FileThumbnail } from './thumbnail.tsx'
import type { MadePicture } from './use-form-documents.ts'

interface Tray {
  documents: readonly FormDocument[]
  kinds: readonly DocumentKind[]
  isBusy: boolean
  onMove: (key: string, kind: DocumentKind | null) => void
  onAdjust: (document: FormDocument, made: MadePicture | null) => void
  onRemove: (key: string) => void
}

/** Files whose names do not say which document they are, for sorting by hand. */
export function Tray({ documents, kinds, isBusy, onMove, onAdjust, onRemove }: Tray) {
  const { tray: words, slot } = useFormWords()
  if (documents.length === 0) return null
  return (
    <section className={classes.tray} aria-label={words.label} id="unsorted-files" tabIndex={-1}>
      <Text fw={600}>{words.title(documents.length)}</Text>
      <Text size="sm">{words.lead}</Text>
      <ul className={classes.trayList}>
        {documents.map((document) => (
          <li key={document.adjusted?.key ?? document.key} className={classes.row}>
            <FileThumbnail file={document.file} />
            <div className={classes.text}>
              <div className={classes.fileName}>{document.file.name}</div>
              <Text size="xs" mb={6}>
                {document.problem ? (
                  <Said>{document.problem}</Said>
                ) : (
                  <WhyHere doubt={document.doubt} />
                )}
              </Text>
              <MoveSelect
                document={document}
                kinds={kinds}
                onMove={(kind) => onMove(document.key, kind)}
                isDisabled={isBusy}
              />
            </div>
            <AdjustDocument
              document={document}
              isDisabled={isBusy}
              onAdjust={(made) => onAdjust(document, made)}
            />
            <Button
              size="xs"
              variant="subtle"
              color="danger"
              onClick={() => onRemove(document.key)}
              disabled={isBusy}
              aria-label={slot.removeOne(document.file.name)}
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
