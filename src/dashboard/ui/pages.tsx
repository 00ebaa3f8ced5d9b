import { Button, Group, Text } from '@mantine/core'
import type { PagePlace } from '#platform/pages/schema'
import { usePartWords } from '#words/parts'

export interface PagesProps extends PagePlace {
  /** Opens the page at a cursor; undefined: the first one. */
  onPage: (cursor: string | undefined) => void
}

/** Which part of a list is shown, and ways to the parts around it; nothing for an empty list. */
export function Pages({ total, from, pageSize, next, previous, onPage }: PagesProps) {
  const { number, pages: words } = usePartWords()
  if (total === 0) return null
  const last = next === null ? total : from + pageSize
  const steps = [
    { label: words.first, cursor: undefined, isOff: from === 0 },
    { label: words.previous, cursor: previous ?? undefined, isOff: previous === null },
    { label: words.next, cursor: next ?? undefined, isOff: next === null },
  ]
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed">
        {words.part(number(Math.min(from + 1, total)), number(last), number(total))}
      </Text>
      {(next !== null || from > 0) && (
        <Group component="nav" gap="xs" aria-label={words.title}>
          {steps.map(({ label, cursor, isOff }) => (
            <Button
              key={label}
              variant="default"
              size="xs"
              disabled={isOff}
              onClick={() => onPage(cursor)}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </Group>
  )
}
