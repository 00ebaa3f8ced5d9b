import { SimpleGrid, Stack, Title } from '@mantine/core'
import type { DocumentKind } from '#modules/documents/schema'
import { acceptedFiles } from '#platform/images/schema'
import { FileDrop } from '../ui/file-drop.tsx'
import { useFormWords } from '../words/form.ts'
import type { WhyClosed } from './closed-slots.ts'
import type { FormDocument } from './form-documents.ts'
import { type FiledDocument, SlotCard } from './slot-card.tsx'
import { Tray } from './tray.tsx'
import type { FormDocuments } from './use-form-documents.ts'
import { usePaste } from './use-paste.ts'

interface DocumentSlots {
  kinds: readonly DocumentKind[]
  documents: FormDocuments
  isBusy: boolean
  stored?: (kind: DocumentKind) => FiledDocument | undefined
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
  const inTray = documents.chosen.filter(({ kind }) => kind === null)
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
