import { Alert, Button, Group, Text } from '@mantine/core'
import { momentOf } from '../ui/times.ts'
import type { Draft } from './draft-store.ts'

interface DraftOffer {
  draft: Draft
  /** Whether the record was changed since the draft was begun. */
  isOutdated?: boolean
  onContinue: () => void
  onDiscard: () => void
}

/** What was entered earlier and never sent: to go on with, or to throw away. */
export function DraftOffer({ draft, isOutdated = false, onContinue, onDiscard }: DraftOffer) {
  const { length } = draft.papers
  const files = length === 0 ? 'no file' : length === 1 ? 'one file' : `${length} files`
  const name = draft.values.name || draft.values.passportNumber || 'No name yet'
  return (
    <Alert color="ask" title={`Continue your draft of ${momentOf(draft.savedAt)}`}>
      <Text size="sm" mb="sm">
        <bdi>{name}</bdi>, {files}. It lies only in this browser, for 24 hours or until you sign
        out.
        {isOutdated &&
          ' The record was changed since: before anything is saved you see both versions and choose.'}
      </Text>
      <Group gap="sm">
        <Button size="xs" onClick={onContinue}>
          Continue
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          Discard draft
        </Button>
      </Group>
    </Alert>
  )
}
