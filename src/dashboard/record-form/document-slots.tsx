import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import {
  type DocumentKind,
  documentKindNames,
  documentKinds,
  kindLabel,
} from '#modules/documents/schema'
import { acceptedFiles } from '#platform/images/schema'
import { useFormWords } from '#words/form'
import { useLanguage } from '../look/language.ts'
import { FileDrop } from '../ui/file-drop.tsx'
import { Said } from '../words/said.tsx'
import { AdjustDocument, FileThumbnail, MoveSelect } from './choose-file.tsx'
import type { WhyClosed } from './closed-slots.ts'
import classes from './documents.module.css'
import { type FormDocument, unsortedIn } from './form-documents.ts'
import { type FiledDocument, SlotCard, StateInWords } from './slot-card.tsx'
import type { FormDocuments, MadePicture } from './use-form-documents.ts'

interface DocumentSlots {
  kinds: readonly DocumentKind[]
  documents: FormDocuments
  isBusy: boolean
  stored?: ((kind: DocumentKind) => FiledDocument | undefined) | undefined
  onToggleLeaving?: ((kind: DocumentKind) => void) | undefined
  /** Present once the record exists: a file chosen then is uploaded immediately. */
  onUpload?: ((document: FormDocument) => void) | undefined
  /** Says why a slot accepts nothing now. */
  closed?: ((kind: DocumentKind) => WhyClosed | undefined) | undefined
}

/** The drop zone, the tray of unsorted files, and a slot for each kind of document. */
export function DocumentSlots(props: DocumentSlots) {
  const { kinds, documents, isBusy, stored, onToggleLeaving, onUpload, closed } = props
  const words = useFormWords().documents
  const open = kinds.filter((kind) => closed?.(kind) === undefined)
  const inTray = documents.chosen.filter(({ kind }) => kind === null || !kinds.includes(kind))
  const choose = async (kind: DocumentKind, file: File) => {
    const document = await documents.choose(kind, file)
    if (document.status === 'chosen') onUpload?.(document)
  }
  const drop = (files: readonly File[]) => void documents.drop(files)
  usePaste({
    isDisabled: isBusy || open.length === 0,
    onChoose: (kind, file) => (open.includes(kind) ? void choose(kind, file) : drop([file])),
    onFiles: drop,
  })
  return (
    <Stack gap="md" component="section" aria-labelledby="papers-title">
      <Title order={2} size="h4" id="papers-title">
        {words.title}
      </Title>
      <FileDrop
        title={words.drop}
        toChoose={words.choose}
        hint={words.hint}
        accept={acceptedFiles}
        isMultiple
        isDisabled={isBusy || open.length === 0}
        onFiles={drop}
      />
      <Tray
        documents={inTray}
        slots={kinds}
        kinds={open}
        isBusy={isBusy}
        onMove={documents.assign}
        onAdjust={(document, made) => void documents.adjust(document, made)}
        onRemove={documents.remove}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        {kinds.map((kind) => {
          const document = documents.chosen.find((one) => one.kind === kind)
          return (
            <SlotCard
              key={kind}
              kind={kind}
              kinds={open}
              closed={closed?.(kind)}
              document={document}
              stored={stored?.(kind)}
              isBusy={isBusy}
              onChoose={(file) => void choose(kind, file)}
              onMove={(to) => document && documents.assign(document.key, to)}
              onAdjust={(made) => document && void documents.adjust(document, made)}
              onRemove={() => document && documents.remove(document.key)}
              onCancel={() => document && documents.cancel(document.key)}
              onRetry={onUpload && document ? () => onUpload(document) : undefined}
              onToggleLeaving={onToggleLeaving && (() => onToggleLeaving(kind))}
            />
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}

interface UsePaste {
  isDisabled: boolean
  /** Pasted at a slot. */
  onChoose: (kind: DocumentKind, file: File) => void
  /** Pasted anywhere else on the page. */
  onFiles: (files: File[]) => void
}

/** Takes pictures from the clipboard: into the slot that has the focus, otherwise into the tray. */
function usePaste({ isDisabled, onChoose, onFiles }: UsePaste): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (isDisabled || files.length === 0) return
    event.preventDefault()
    const slot = document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot
    const [first] = files
    if (slot && slot in documentKinds && first && files.length === 1)
      onChoose(slot as DocumentKind, first)
    else onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

interface Tray {
  documents: readonly FormDocument[]
  /** All kinds that the form has a slot for; others are for an admin. */
  slots: readonly DocumentKind[]
  kinds: readonly DocumentKind[]
  isBusy: boolean
  onMove: (key: string, kind: DocumentKind | null) => void
  onAdjust: (document: FormDocument, made: MadePicture | null) => void
  onRemove: (key: string) => void
}

/** Files whose names do not say which document they are, for sorting by hand, and those for an admin. */
function Tray({ documents, slots, kinds, isBusy, onMove, onAdjust, onRemove }: Tray) {
  const { tray: words, slot } = useFormWords()
  if (documents.length === 0) return null
  const unsorted = unsortedIn(documents).length
  const ofAdmins = documentKindNames.filter((kind) => !slots.includes(kind))
  return (
    <section className={classes.tray} aria-label={words.label} id="unsorted-files" tabIndex={-1}>
      {unsorted > 0 && (
        <>
          <Text fw={600}>{words.title(unsorted)}</Text>
          <Text size="sm">{words.lead}</Text>
        </>
      )}
      <ul className={classes.trayList}>
        {documents.map((document) => {
          const isFixed = isBusy || document.status === 'uploaded'
          return (
            <li key={document.adjusted?.key ?? document.key} className={classes.row}>
              <FileThumbnail file={document.file} />
              <div className={classes.text}>
                <div className={classes.fileName}>{document.file.name}</div>
                <Text size="xs" mb={6}>
                  {document.problem ? <Said>{document.problem}</Said> : <WhyHere {...document} />}{' '}
                  <StateInWords {...document} />
                </Text>
                <MoveSelect
                  document={document}
                  kinds={kinds}
                  ofAdmins={ofAdmins}
                  onMove={(kind) => onMove(document.key, kind)}
                  isDisabled={isFixed}
                />
              </div>
              <AdjustDocument
                document={document}
                isDisabled={isFixed}
                onAdjust={(made) => onAdjust(document, made)}
              />
              <Button
                size="xs"
                variant="subtle"
                color="danger"
                onClick={() => onRemove(document.key)}
                disabled={isFixed}
                aria-label={slot.removeOne(document.file.name)}
              >
                {slot.remove}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Why a file is in the tray. */
function WhyHere({ kind, doubt }: Pick<FormDocument, 'kind' | 'doubt'>) {
  const { tray: words } = useFormWords()
  const language = useLanguage()
  const label = (kind: DocumentKind) => kindLabel(kind, language)
  if (kind !== null) return words.ofAdmins(label(kind))
  switch (doubt?.reason) {
    case 'ambiguous':
      return words.ambiguous(doubt.kinds.map(label).join(words.or))
    case 'double':
      return words.double(label(doubt.kind))
    case 'not-asked':
      return words['not-asked'](label(doubt.kind))
    case 'unknown':
      return words.unknown
    default:
      return words.choose
  }
}
