import { Alert, Button, Group, Text } from '@mantine/core'
import { useTimes } from '../ui/times.ts'
import { useFormWords } from '../words/form.ts'
import { placed } from '../words/placed.tsx'
import type { Draft } from './draft-store.ts'

interface DraftOffer {
  draft: Draft
  /** Whether the record was changed since the draft was begun. */
  isOutdated?: boolean
  onContinue: () => void
  onDiscard: () => void
}

/** What was entered earlier and never sent: to continue, or to discard. */
export function DraftOffer({ draft, isOutdated = false, onContinue, onDiscard }: DraftOffer) {
  const words = useFormWords().draft
  const { momentOf } = useTimes()
  const name = draft.values.name || draft.values.passportNumber || words.noName
  return (
    <Alert color="ask" title={words.title(momentOf(draft.savedAt))}>
      <Text size="sm" mb="sm">
        {placed(words.what, <bdi>{name}</bdi>, words.files(draft.papers.length))}
        {isOutdated && words.outdated}
      </Text>
      <Group gap="sm">
        <Button size="xs" onClick={onContinue}>
          {words.continue}
        </Button>
        <Button size="xs" variant="default" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Group>
    </Alert>
  )
}
