import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SentenceKey } from '#modules/speech/catalogue.schema'
import { loadWordings } from '#modules/speech/wordings-in-browser.schema'
import { useComposerWords } from '#words/composer'
import { languageNow, useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import type { DraftSentence } from './sentences.ts'
import { usePart } from './use-part.ts'

interface Offers {
  /** Own words that were refused. */
  text: string
  /** What says them honestly. */
  offers: readonly SentenceKey[]
  onPick: (sentence: DraftSentence) => void
}

/** The catalogue is fetched only where words were refused. */
async function load() {
  const [part] = await Promise.all([import('./sentences.ts'), loadWordings([languageNow()])])
  return part
}

/** What says refused words honestly, one click away. */
export function Offers({ text, offers, onPick }: Offers) {
  const words = useComposerWords()
  const language = useLanguage()
  const { data } = useQuery({ ...speechQuery, enabled: offers.length > 0 })
  const { part } = usePart(load, offers.length > 0)
  if (!data || !part || offers.length === 0) return null
  const speaker = part.speakerFrom(data)
  return (
    <div>
      <Text size="sm">
        {words.offers}. {words.offersHint}
      </Text>
      <Group gap="xs" mt={4}>
        {offers.map((key) => (
          <Button
            key={key}
            size="compact-md"
            variant="default"
            onClick={() => onPick(part.begun(key, text, language, speaker))}
          >
            {part.dotted(key, language)}
          </Button>
        ))}
      </Group>
    </div>
  )
}
