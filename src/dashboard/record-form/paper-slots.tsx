import { SimpleGrid, Stack, Title } from '@mantine/core'
import type { DocumentKind } from '#modules/documents/schema'
import { FileDrop } from '../ui/file-drop.tsx'
import { useFormWords } from '../words/form.ts'
import type { WhyClosed } from './closed-slots.ts'
import type { Paper } from './papers.ts'
import { SlotCard, type StoredPaper } from './slot-card.tsx'
import { Tray } from './tray.tsx'
import type { Papers } from './use-papers.ts'
import { usePaste } from './use-paste.ts'

interface PaperSlots {
  kinds: readonly DocumentKind[]
  papers: Papers
  isBusy: boolean
  stored?: (kind: DocumentKind) => StoredPaper | undefined
  onToggleLeaving?: ((kind: DocumentKind) => void) | undefined
  /** Present once the record exists: a file chosen then is uploaded immediately. */
  onUpload?: ((paper: Paper) => void) | undefined
  /** Says why a slot accepts nothing now. */
  closed?: ((kind: DocumentKind) => WhyClosed | undefined) | undefined
}

/** The drop zone, the tray of unsorted files, and a slot for each kind of document. */
export function PaperSlots(props: PaperSlots) {
  const { kinds, papers, isBusy, stored, onToggleLeaving, onUpload, closed } = props
  const words = useFormWords().papers
  const open = kinds.filter((kind) => closed?.(kind) === undefined)
  const inTray = papers.papers.filter(({ kind }) => kind === null)
  const choose = async (kind: DocumentKind, file: File) => {
    const paper = await papers.choose(kind, file)
    if (paper.status === 'chosen') onUpload?.(paper)
  }
  const drop = (files: readonly File[]) => void papers.drop(files)
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
        hint={words.hint}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        isMultiple
        isDisabled={isBusy || open.length === 0}
        onFiles={drop}
      />
      <Tray
        papers={inTray}
        kinds={open}
        isBusy={isBusy}
        onMove={papers.assign}
        onAdjust={(paper, made) => void papers.adjust(paper, made)}
        onRemove={papers.remove}
      />
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
        {kinds.map((kind) => {
          const paper = papers.papers.find((one) => one.kind === kind)
          return (
            <SlotCard
              key={kind}
              kind={kind}
              kinds={open}
              closed={closed?.(kind)}
              paper={paper}
              stored={stored?.(kind)}
              isBusy={isBusy}
              onChoose={(file) => void choose(kind, file)}
              onMove={(to) => paper && papers.assign(paper.key, to)}
              onAdjust={(made) => paper && void papers.adjust(paper, made)}
              onRemove={() => paper && papers.remove(paper.key)}
              onCancel={() => paper && papers.cancel(paper.key)}
              onRetry={onUpload && paper ? () => onUpload(paper) : undefined}
              onToggleLeaving={onToggleLeaving && (() => onToggleLeaving(kind))}
            />
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}
