import { Text, Title } from '@mantine/core'
import type { Place } from '#modules/speech/catalogue.schema'
import { render, type Speaker } from '#modules/speech/compose.schema'
import { sentenceFor } from '#modules/speech/said.schema'
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
  const whole = sentences.flatMap((each) => sentenceFor(place).safeParse(each).data ?? [])
  if (whole.length === 0) return null
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
