import { Text } from '@mantine/core'
import { dotted, type SentenceKey } from '#modules/speech/catalogue.schema'
import { type Language, languageNames } from '#platform/languages.schema'
import { useNoticesWords } from '#words/notices'
import { languageNow } from '../look/language.ts'
import type { ManagedNotice } from '../queries.ts'

/** Returns what staff call a notice: its title, or its first sentence in their language. */
export function titleOf(notice: ManagedNotice): string {
  const { title, texts } = notice
  const said = texts[languageNow()]?.[0] ?? texts.en?.[0] ?? Object.values(texts)[0]?.[0]
  return title || (said ?? wordingAt(notice, 'sentences.0'))
}

/** Returns a sentence that cannot be said, with dots in its gaps; its path is `sentences.0`. */
export function wordingAt({ sentences }: ManagedNotice, path: string): string {
  const key = sentences[Number(path.split('.')[1])]?.key as SentenceKey | undefined
  return key === undefined ? '…' : dotted(key, languageNow())
}

/** Returns the address of a notice's picture, whatever the notice's state. */
export function pictureOf({ id, version }: ManagedNotice, place: number, width = 480): string {
  // A replaced picture has another version, and so another address.
  return `/api/v1/managed-notices/${id}/images/${place}?width=${width}&v=${version}`
}

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
