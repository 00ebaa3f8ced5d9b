import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Place } from '#modules/speech/catalogue.schema'
import { useComposerWords } from '#words/composer'
import { useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import type { DraftSentence } from './sentences.ts'
import { usePart } from './use-part.ts'

interface Offers {
  place: Place
  /** Own words that were refused. */
  text: string
  onPick: (sentence: DraftSentence) => void
}

/** The lists of words and the catalogue are fetched only where words were refused. */
async function load() {
  const [{ faultOf }, sentences] = await Promise.all([
    import('#modules/speech/judge.schema'),
    import('./sentences.ts'),
  ])
  return { faultOf, ...sentences }
}

/** What says refused words honestly, one click away. */
export function Offers({ place, text, onPick }: Offers) {
  const words = useComposerWords()
  const language = useLanguage()
  const { data } = useQuery(speechQuery)
  const { part } = usePart(load, true)
  if (!data || !part) return null
  const speaker = part.speakerFrom(data)
  const fault = part.faultOf('words', text)
  const keys = part.offersFor(text, fault, { place, speaker })
  if (keys.length === 0) return null
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
            onClick={() => onPick(part.begun(key, text, language, speaker))}
          >
            {part.dotted(key, language)}
          </Button>
        ))}
      </Group>
    </div>
  )
}
