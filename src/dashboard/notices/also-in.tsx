import { Text } from '@mantine/core'
import { type Language, languageNames } from '#platform/languages.schema'
import type { ManagedNotice } from '../queries.ts'
import { useNoticesWords } from '../words/notices.ts'

/** The other languages of a notice; nothing where there is none. */
export function AlsoIn({ notice: { translations } }: { notice: ManagedNotice }) {
  const { languages: words } = useNoticesWords()
  const names = (Object.keys(translations) as Language[]).map((each) => languageNames[each])
  if (names.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {words.also(names.join(', '))}
    </Text>
  )
}
