import { Button, Progress, Text } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { steady } from '../ui/steady.tsx'
import { useFormWords } from '../words/form.ts'
import { Said } from '../words/said.tsx'
import { largeBytes } from './adjust/large.ts'
import { AdjustPaper } from './adjust-paper.tsx'
import { ChooseFile } from './choose-file.tsx'
import type { WhyClosed } from './closed-slots.ts'
import { MoveSelect } from './move-select.tsx'
import classes from './papers.module.css'
import { isPicture, type Paper } from './papers.ts'
import { StoredThumbnail } from './stored-thumbnail.tsx'
import { FileThumbnail } from './thumbnail.tsx'
import type { MadePicture } from './use-papers.ts'

/** A document that is on file already, as the edit form shows it in its slot. */
export interface StoredPaper {
  id: string
  originalName: string
  /** Marked for removal with the next update. */
  isLeaving: boolean
}

interface SlotCardProps {
  kind: DocumentKind
  kinds: readonly DocumentKind[]
  paper: Paper | undefined
  stored?: StoredPaper | undefined
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
  const { kind, paper, stored } = props
  const label = kindLabel(kind, useLanguage())
  const state = paper?.status ?? (stored ? 'stored' : 'empty')
  return (
    <section
      className={classes.slot}
      data-state={state}
      data-slot={kind}
      tabIndex={-1}
      aria-label={label}
    >
      <Text fw={600}>{label}</Text>
      {paper ? <ChosenPaper {...props} paper={paper} /> : <NothingChosen {...props} />}
    </section>
  )
})

function ChosenPaper({ paper, ...props }: SlotCardProps & { paper: Paper }) {
  const { slot: words } = useFormWords()
  const isFinal = paper.status === 'uploading' || paper.status === 'uploaded'
  return (
    <>
      <div className={classes.row}>
        <FileThumbnail file={paper.file} />
        <div className={classes.text}>
          <div className={classes.fileName}>{paper.file.name}</div>
          <Text size="xs" c="dimmed">
            <StateInWords {...paper} />
          </Text>
        </div>
      </div>
      {paper.status === 'uploading' && (
        <div className={classes.uploading}>
          <Progress
            value={paper.progress * 100}
            aria-label={words.uploadOf(paper.file.name)}
            animated
          />
          <Button
            size="xs"
            variant="default"
            onClick={props.onCancel}
            aria-label={words.cancelOne(paper.file.name)}
          >
            {words.cancel}
          </Button>
        </div>
      )}
      {paper.problem && (
        <div className={classes.problem} role="alert">
          <Said>{paper.problem}</Said>
        </div>
      )}
      {!isFinal && <PaperActions {...props} paper={paper} />}
    </>
  )
}

function PaperActions({ paper, ...props }: SlotCardProps & { paper: Paper }) {
  const { kind, kinds, isBusy, onChoose, onMove, onAdjust, onRemove, onRetry } = props
  const { slot: words } = useFormWords()
  const isRetryable = onRetry && paper.status === 'failed' && !paper.isRefused
  return (
    <div className={classes.actions}>
      <AdjustPaper paper={paper} isDisabled={isBusy} onAdjust={onAdjust} />
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
        aria-label={words.removeOne(paper.file.name)}
      >
        {words.remove}
      </Button>
      <MoveSelect paper={paper} kinds={kinds} onMove={onMove} isDisabled={isBusy} />
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

function StateInWords({ status, progress, file, adjusted, problem }: Paper) {
  const { slot: words, size, adjust } = useFormWords()
  if (status === 'uploading') return words.uploading(Math.round(progress * 100))
  if (status === 'uploaded') return words.uploaded
  const isLarge = file.size > largeBytes && isPicture(file) && problem === null
  return (
    <>
      {size(file.size)}
      {adjusted && adjust.adjusted}
      {isLarge && adjust.isLarge}
    </>
  )
}
