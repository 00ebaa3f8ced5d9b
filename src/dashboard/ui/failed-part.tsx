import { Button, Group, Text } from '@mantine/core'

interface FailedPart {
  /** What is missing, in the plural or not: "Your views". */
  what: string
  queries: readonly { isError: boolean; data: unknown; refetch: () => Promise<unknown> }[]
}

/** Says of a small part of a page that it could not be loaded, and tries again; else nothing. */
export function FailedPart({ what, queries }: FailedPart) {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  if (failed.length === 0) return null
  return (
    <Group role="alert" gap="xs" my="xs">
      <Text size="sm" c="danger">
        {what} could not be loaded.
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Try again: ${what}`}
        onClick={() => {
          for (const one of failed) void one.refetch()
        }}
      >
        Try again
      </Button>
    </Group>
  )
}
