import { Button, Text, Title } from '@mantine/core'
import type { Place } from '#modules/speech/catalogue.schema'
import { render, type Speaker, sentenceFor } from '#modules/speech/compose.schema'
import { directionOf, type Language, languageNames } from '#platform/languages.schema'
import { useComposerWords } from '../words/composer.ts'
import classes from './composer.module.css'
import type { DraftSentence } from './sentences.ts'

/** Without marks of direction, which a field of text does not keep. */
const bareText = (whole: readonly DraftSentence[], language: Language, speaker: Speaker) =>
  whole
    .flatMap(
      (each) =>
        render(each, language, speaker)
          ?.map(({ text }) => text)
          .join('') ?? [],
    )
    .join('\n')

interface View {
  place: Place
  sentences: readonly DraftSentence[]
  offered: readonly Language[]
  speaker: Speaker
  onText: ((text: string) => void) | undefined
}

/** What readers of each language of the site will read, while it is written. */
export function ComposedView({ place, sentences, offered, speaker, onText }: View) {
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
          {onText && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.takeIn(languageNames[language])}
              onClick={() => onText(bareText(whole, language, speaker))}
            >
              {words.take}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
