import { Button, Progress, Text } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useFormWords } from '#words/form'
import { useLanguage } from '../look/language.ts'
import { steady } from '../ui/steady.tsx'
import { Said } from '../words/said.tsx'
import { largeBytes } from './adjust/geometry.ts'
import { AdjustDocument, ChooseFile, FileThumbnail, MoveSelect } from './choose-file.tsx'
import type { WhyClosed } from './closed-slots.ts'
import classes from './documents.module.css'
import { type FormDocument, isPicture } from './form-documents.ts'
import { sizeIn } from './sizes.ts'
import { StoredThumbnail } from './stored-thumbnail.tsx'
import type { MadePicture } from './use-form-documents.ts'

/** A document that is on file already, as the edit form shows it in its slot. */
export interface FiledDocument {
  id: string
  originalName: string
  /** Marked for removal with the next update. */
  isLeaving: boolean
}

interface SlotCardProps {
  kind: DocumentKind
  kinds: readonly DocumentKind[]
  document: FormDocument | undefined
  stored?: FiledDocument | undefined
  isBusy: boolean
  /** Why it accepts nothing now. */
  closed?: WhyClosed | undefined
  onChoose: (file: File) => void
  onMove: (kind: DocumentKind | null) => void
  onAdjust: (made: MadePicture | null) => void
  onRemove: () => void
  onCancel: () => void
  /** Only once there is a record to upload to. */
  onRetry?: (() => void) | undefined
  onToggleLeaving?: (() => void) | undefined
}

/** One slot of the form: its label, its file with its progress, and the actions. */
export const SlotCard = steady(function SlotCard(props: SlotCardProps) {
  const { kind, document, stored } = props
  const label = kindLabel(kind, useLanguage())
  const state = document?.status ?? (stored ? 'stored' : 'empty')
  return (
    <section
      className={classes.slot}
      data-state={state}
      data-slot={kind}
      tabIndex={-1}
      aria-label={label}
    >
      <Text fw={600}>{label}</Text>
      {document ? <ChosenDocument {...props} document={document} /> : <NothingChosen {...props} />}
    </section>
  )
})

function ChosenDocument({ document, ...props }: SlotCardProps & { document: FormDocument }) {
  const { slot: words } = useFormWords()
  const isFinal = document.status === 'uploading' || document.status === 'uploaded'
  return (
    <>
      <div className={classes.row}>
        <FileThumbnail file={document.file} />
        <div className={classes.text}>
          <div className={classes.fileName}>{document.file.name}</div>
          <Text size="xs" c="dimmed">
            <StateInWords {...document} />
          </Text>
        </div>
      </div>
      {document.status === 'uploading' && (
        <div className={classes.uploading}>
          <Progress
            value={document.progress * 100}
            aria-label={words.uploadOf(document.file.name)}
            animated
          />
          <Button
            size="xs"
            variant="default"
            onClick={props.onCancel}
            aria-label={words.cancelOne(document.file.name)}
          >
            {words.cancel}
          </Button>
        </div>
      )}
      {document.problem && (
        <div className={classes.problem} role="alert">
          <Said>{document.problem}</Said>
        </div>
      )}
      {!isFinal && <DocumentActions {...props} document={document} />}
    </>
  )
}

function DocumentActions({ document, ...props }: SlotCardProps & { document: FormDocument }) {
  const { kind, kinds, isBusy, onChoose, onMove, onAdjust, onRemove, onRetry } = props
  const { slot: words } = useFormWords()
  const isRetryable = onRetry && document.status === 'failed' && !document.isRefused
  return (
    <div className={classes.actions}>
      <AdjustDocument document={document} isDisabled={isBusy} onAdjust={onAdjust} />
      <ChooseFile kind={kind} onChoose={onChoose} disabled={isBusy}>
        {words.another}
      </ChooseFile>
      <ChooseFile kind={kind} onChoose={onChoose} disabled={isBusy} isCamera>
        {words.anotherPhoto}
      </ChooseFile>
      {isRetryable && (
        <Button size="xs" onClick={onRetry} disabled={isBusy}>
          {words.again}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="danger"
        onClick={onRemove}
        disabled={isBusy}
        aria-label={words.removeOne(document.file.name)}
      >
        {words.remove}
      </Button>
      <MoveSelect document={document} kinds={kinds} onMove={onMove} isDisabled={isBusy} />
    </div>
  )
}

function NothingChosen(props: SlotCardProps) {
  const { kind, stored, isBusy, onChoose, onToggleLeaving, closed } = props
  const { slot: words } = useFormWords()
  return (
    <>
      {stored && (
        <div className={classes.row}>
          <StoredThumbnail documentId={stored.id} />
          <div className={classes.text}>
            <div className={classes.fileName}>{stored.originalName}</div>
            <Text size="xs" c="dimmed">
              {stored.isLeaving ? words.willGo : words.stays}
            </Text>
          </div>
        </div>
      )}
      {closed && <Text size="sm">{words[closed]}</Text>}
      <div className={classes.actions}>
        <ChooseFile kind={kind} onChoose={onChoose} disabled={isBusy || closed !== undefined}>
          {stored ? words.replace : words.choose}
        </ChooseFile>
        <ChooseFile
          kind={kind}
          onChoose={onChoose}
          disabled={isBusy || closed !== undefined}
          isCamera
        >
          {words.photo}
        </ChooseFile>
        {stored && onToggleLeaving && (
          <Button
            size="xs"
            variant="subtle"
            color={stored.isLeaving ? 'accent' : 'danger'}
            onClick={onToggleLeaving}
            disabled={isBusy}
          >
            {stored.isLeaving ? words.keep : words.takeOff}
          </Button>
        )}
      </div>
    </>
  )
}

/** How large a file is, or how far its upload. */
export function StateInWords({ status, progress, file, adjusted, problem }: FormDocument) {
  const texts = useFormWords()
  const { slot: words, adjust } = texts
  if (status === 'uploading') return words.uploading(Math.round(progress * 100))
  if (status === 'uploaded') return words.uploaded
  const isLarge = file.size > largeBytes && isPicture(file) && problem === null
  const size = sizeIn(texts, file.size)
  return (
    <>
      {adjusted ? adjust.adjusted(size) : size}
      {isLarge && ` · ${adjust.isLarge}`}
    </>
  )
}
