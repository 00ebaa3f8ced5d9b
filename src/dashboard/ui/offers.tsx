import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { catalogue, type Place, type SentenceKey } from '#modules/speech/catalogue.schema'
import { useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import { useComposerWords } from '../words/composer.ts'
import { begun, type DraftSentence, speakerFrom } from './sentences.ts'
import { usePart } from './use-part.ts'

interface Offers {
  place: Place
  /** Own words that were refused. */
  text: string
  onPick: (sentence: DraftSentence) => void
}

/** The lists of words are fetched only where words were refused. */
const load = () => import('#modules/speech/offers.schema')

/** What says refused words honestly, one click away. */
export function Offers({ place, text, onPick }: Offers) {
  const words = useComposerWords()
  const language = useLanguage()
  const { data } = useQuery(speechQuery)
  const { part } = usePart(load, true)
  if (!data || !part) return null
  const speaker = speakerFrom(data)
  const keys = part.offersFor(text, place, language, speaker)?.keys ?? []
  if (keys.length === 0) return null
  const shown = (key: SentenceKey) => catalogue[language][key].replace(/\{\w+\}/g, '…')
  return (
    <div>
      <Text size="sm">
        {words.offers}. {words.offersHint}
      </Text>
      <Group gap="xs" mt={4}>
        {keys.map((key) => (
          <Button
            key={key}
            size="compact-md"
            variant="default"
            onClick={() => onPick(begun(key, text, language, speaker))}
          >
            {shown(key)}
          </Button>
        ))}
      </Group>
    </div>
  )
}
