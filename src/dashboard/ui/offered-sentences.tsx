import { dotted, type SentenceKey } from '#modules/speech/catalogue.schema'
import { useComposerWords } from '#words/composer'
import { useLanguage } from '../look/language.ts'

/** The sentences that say honestly what is refused, to be looked for in its field. */
export function OfferedSentences({ keys = [] }: { keys: readonly string[] | undefined }) {
  const words = useComposerWords()
  const language = useLanguage()
  if (keys.length === 0) return null
  const said = keys.map((key) => `“${dotted(key as SentenceKey, language)}”`)
  return (
    <span>
      {words.offers}: {said.join(' ')}
    </span>
  )
}
