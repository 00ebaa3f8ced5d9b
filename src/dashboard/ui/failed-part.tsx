import { Button, Group, Text } from '@mantine/core'
import { useActionWords } from '#words/actions'

interface FailedPart {
  /** What is missing: "Your views". */
  what: string
  queries: readonly { isError: boolean; data: unknown; refetch: () => Promise<unknown> }[]
}

/** Says that a small part of a page could not be loaded, and offers to retry; else nothing. */
export function FailedPart({ what, queries }: FailedPart) {
  const words = useActionWords()
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  if (failed.length === 0) return null
  return (
    <Group role="alert" gap="xs" my="xs">
      <Text size="sm" c="danger">
        {words.failedPart(what)}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.againFor(what)}
        onClick={() => {
          for (const one of failed) void one.refetch()
        }}
      >
        {words.again}
      </Button>
    </Group>
  )
}
