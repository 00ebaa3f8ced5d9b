import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Place } from '#modules/speech/catalogue.schema'
import { render, type Speaker } from '#modules/speech/compose.schema'
import { sentenceFor } from '#modules/speech/said.schema'
import { loadWordings } from '#modules/speech/wordings-in-browser.schema'
import { directionOf, type Language, languageNames } from '#platform/languages.schema'
import { useComposerWords } from '#words/composer'
import classes from './composer.module.css'
import type { DraftSentence } from './sentences.ts'

interface View {
  place: Place
  sentences: readonly DraftSentence[]
  offered: readonly Language[]
  speaker: Speaker
}

/** What readers of each language of the site will read, while it is written. */
export function ComposedView({ place, sentences, offered, speaker }: View) {
  const words = useComposerWords()
  const come = useWordings(offered)
  const whole = sentences.flatMap((each) => sentenceFor(place).safeParse(each).data ?? [])
  if (whole.length === 0 || !come) return null
  return (
    <div className={classes.view}>
      <Title order={3} size="h6">
        {words.view}
      </Title>
      {offered.map((language) => (
        <div key={language}>
          <Text size="sm" c="dimmed">
            {languageNames[language]}
          </Text>
          <div lang={language} dir={directionOf(language)}>
            {whole.map((sentence, at) => (
              <p key={`${at}`}>
                {render(sentence, language, speaker)?.map(({ text, entered }, part) =>
                  entered ? <bdi key={`${part}`}>{text}</bdi> : text,
                )}
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Tells whether the sentences of these languages are here; those that are not are fetched. */
function useWordings(offered: readonly Language[]): boolean {
  const { data = false } = useQuery({
    queryKey: ['wordings', ...offered],
    queryFn: () => loadWordings(offered).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
