import { Group, Pagination, Text } from '@mantine/core'
import { usePartWords } from '../words/parts.ts'

interface Pages {
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/** Which part of a list is shown, and links to the others; nothing for an empty list. */
export function Pages({ total, page, pageSize, onPage }: Pages) {
  const { number, pages: words } = usePartWords()
  if (total === 0) return null
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm" c="dimmed">
        {words.part(number(first), number(Math.min(page * pageSize, total)), number(total))}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          siblings={1}
          boundaries={1}
          size="sm"
          aria-label={words.title}
          getControlProps={(control) => ({ 'aria-label': words.controls[control] })}
          getItemProps={(item) => ({ 'aria-label': words.page(item) })}
        />
      )}
    </Group>
  )
}
