import { Button, Group, Text, Title } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { type RecordWords, recordWordsNow, useRecordWords } from '#words/record'
import { useLanguage } from '../look/language.ts'
import type { DocumentVersions, StaffDocument } from '../queries.ts'
import { putOnClipboard } from '../ui/copy-text.ts'
import { OriginalLink } from '../ui/original-link.tsx'
import { Muted } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { doneToast } from '../ui/toast.ts'
import { showToast } from '../ui/toasts.ts'
import classes from './versions.module.css'

type Words = RecordWords['versions']

/** Returns the status of a scan. */
function statusOf(
  { supersededAt, removedAt, withheldAt }: StaffDocument,
  words: Words,
  momentOf: (instant: string) => string,
): string {
  if (removedAt) return words.takenOff(momentOf(removedAt))
  if (withheldAt) return words.withheld(momentOf(withheldAt))
  if (supersededAt) return words.replaced(momentOf(supersededAt))
  return words.current
}

const types: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/tiff': 'TIFF',
  'image/bmp': 'BMP',
  'application/pdf': 'PDF',
}

/** Writes `PDF, 3 pages, 1.2 MiB`, counting like the forms. */
function sizeOf({ mediaType, pages, bytes }: StaffDocument, words: Words): string {
  const size =
    bytes < 1024 * 1024
      ? words.kibibytes(Math.max(1, Math.round(bytes / 1024)))
      : words.mebibytes(bytes / 1024 / 1024)
  const parts = [types[mediaType] ?? mediaType, pages > 1 ? words.pages(pages) : null, size]
  return parts.filter(Boolean).join(', ')
}

interface Versions {
  kind: DocumentKind
  data: DocumentVersions
  /** The one in the viewer. */
  shownId: string
  onView: (id: string) => void
}

/** Every scan of one kind of document: who added it and when, its fingerprint, its status. */
export function Versions({ kind, data, shownId, onView }: Versions) {
  const versions = data.versions.filter((one) => one.kind === kind)
  const { versions: words, deletedAccount } = useRecordWords()
  const title = words.title(kindLabel(kind, useLanguage()))
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      <ul className={classes.list}>
        {versions.map((version) => (
          <li key={version.id} aria-current={version.id === shownId || undefined}>
            <OneVersion
              version={version}
              by={data.people[version.uploadedBy] ?? deletedAccount}
              isShown={version.id === shownId}
              onView={() => onView(version.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The algorithm of the fingerprint: a name, the same in every language. */
const algorithm = 'SHA-256'

interface OneVersion {
  version: StaffDocument
  by: string
  isShown: boolean
  onView: () => void
}

function OneVersion({ version, by, isShown, onView }: OneVersion) {
  const words = useRecordWords().versions
  const { momentOf } = useTimes()
  const name = words.name(version.version)
  return (
    <>
      <div className={classes.head}>
        <strong>{words.one(version.version)}</strong>
        <span>{statusOf(version, words, momentOf)}</span>
      </div>
      <Muted>
        {momentOf(version.uploadedAt)} · {by} · {sizeOf(version, words)}
      </Muted>
      <Text size="sm" c="dimmed" className={classes.name}>
        {version.originalName}
      </Text>
      <Text size="sm" component="div" className={classes.hash}>
        {algorithm} <code title={version.sha256}>{version.sha256.slice(0, 12)}…</code>
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={isShown}
          onClick={onView}
          aria-label={isShown ? words.shownOne(name) : words.viewOne(name)}
        >
          {isShown ? words.shown : words.view}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void copy(version.sha256)}
          aria-label={words.copyOne(name)}
        >
          {words.copy}
        </Button>
        <OriginalLink documentId={version.id} of={name} />
      </Group>
    </>
  )
}

async function copy(hash: string): Promise<void> {
  const words = recordWordsNow().versions
  if (await putOnClipboard(hash)) doneToast(words.copied)
  else {
    showToast({ message: words.notCopied(hash), tone: 'problem', lasts: null })
  }
}
