import { Button, Group, Text, Title } from '@mantine/core'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { DocumentVersions, StaffDocument } from '../queries.ts'
import { putOnClipboard } from '../ui/clipboard.ts'
import { OriginalLink } from '../ui/original-link.tsx'
import { momentOf } from '../ui/times.ts'
import { doneToast } from '../ui/toast.ts'
import { showToast } from '../ui/toasts.ts'
import { sizeOf, statusOf } from './version-words.ts'
import classes from './versions.module.css'

interface Versions {
  kind: DocumentKind
  data: DocumentVersions
  /** The one in the viewer. */
  shownId: string
  onView: (id: string) => void
}

/** Every scan of one kind of paper: who put it on file and when, its fingerprint, what became of it. */
export function Versions({ kind, data, shownId, onView }: Versions) {
  const versions = data.versions.filter((one) => one.kind === kind)
  const { label } = documentKinds[kind]
  return (
    <section aria-label={`Versions of ${label}`}>
      <Title order={3} size="h5" mb="xs">
        Versions of {label}
      </Title>
      <ul className={classes.list}>
        {versions.map((version) => (
          <li key={version.id} aria-current={version.id === shownId || undefined}>
            <OneVersion
              version={version}
              by={data.people[version.uploadedBy] ?? 'a deleted account'}
              isShown={version.id === shownId}
              onView={() => onView(version.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OneVersion {
  version: StaffDocument
  by: string
  isShown: boolean
  onView: () => void
}

function OneVersion({ version, by, isShown, onView }: OneVersion) {
  const name = `version ${version.version}`
  return (
    <>
      <div className={classes.head}>
        <strong>Version {version.version}</strong>
        <span>{statusOf(version)}</span>
      </div>
      <Text size="sm" c="dimmed">
        {momentOf(version.uploadedAt)} · {by} · {sizeOf(version)}
      </Text>
      <Text size="sm" c="dimmed" className={classes.name}>
        {version.originalName}
      </Text>
      <Text size="sm" component="div" className={classes.hash}>
        SHA-256 <code title={version.sha256}>{version.sha256.slice(0, 12)}…</code>
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={isShown}
          onClick={onView}
          aria-label={isShown ? `Shown now: ${name}` : `View ${name}`}
        >
          {isShown ? 'Shown now' : 'View'}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void copy(version.sha256)}
          aria-label={`Copy SHA-256 of ${name}`}
        >
          Copy SHA-256
        </Button>
        <OriginalLink documentId={version.id} of={name} />
      </Group>
    </>
  )
}

async function copy(hash: string): Promise<void> {
  if (await putOnClipboard(hash)) doneToast('SHA-256 copied')
  else {
    const message = `The browser does not let this page copy. Copy it from here: ${hash}`
    showToast({ message, tone: 'problem', lasts: null })
  }
}
