import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { goneGaps, render, type Speaker } from '#modules/speech/compose.schema'
import { directionOf, type Language, languageNames } from '#platform/languages.schema'
import { useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import { useComposerWords } from '../words/composer.ts'
import { said, useSaid } from '../words/said.tsx'
import classes from './composer.module.css'
import { GapField } from './gap-field.tsx'
import { Loaded } from './loaded.tsx'
import { SearchList } from './search-list.tsx'
import {
  begun,
  type DraftSentence,
  finished,
  mostSentences,
  piecesOf,
  sentencesLike,
  speakerFrom,
} from './sentences.ts'

interface Composer {
  place: Place
  sentences: readonly DraftSentence[]
  /** The languages that the site offers. */
  offered: readonly Language[]
  /** Where more cannot be said; by default eight. */
  most?: number | undefined
  /** Which sentences of the place are offered; by default all. */
  fits?: (key: SentenceKey) => boolean
  /** Takes the whole text in one of the languages, for a field that keeps one text. */
  onText?: (text: string) => void
  /** By path below the place of the sentences, such as `0.gaps.day`. */
  errors: Readonly<Record<string, string>>
  onChange: (sentences: DraftSentence[]) => void
}

/** Composes what the public reads: sentences found by any of their words, their gaps filled in place. */
export function Composer(props: Composer) {
  const speech = useQuery(speechQuery)
  return (
    <Loaded query={speech} isPart>
      {(data) => <Compose {...props} told={data} />}
    </Loaded>
  )
}

function Compose({
  place,
  most = mostSentences,
  sentences,
  offered,
  errors,
  fits,
  onText,
  onChange,
  told,
}: Composer & { told: Parameters<typeof speakerFrom>[0] }) {
  const words = useComposerWords()
  const language = useLanguage()
  const speaker = useMemo(() => speakerFrom(told), [told])
  const list = useRef<HTMLUListElement>(null)
  // The last sentence was just chosen: its first gap is next.
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    if (chosen === 0) return
    const last = list.current?.lastElementChild
    last?.querySelector<HTMLElement>('input, select')?.focus()
  }, [chosen])
  const add = (key: string, typed: string) => {
    onChange([...sentences, begun(key as SentenceKey, typed, language, speaker)])
    setChosen((count) => count + 1)
  }
  const change = (at: number, next: DraftSentence) =>
    onChange(sentences.map((each, place) => (place === at ? next : each)))
  return (
    <Stack gap="md">
      {sentences.length > 0 && (
        <ul ref={list} className={classes.sentences} aria-label={words.chosen}>
          {sentences.map((sentence, at) => (
            <li key={`${at}-${sentence.key}`}>
              <SentenceFields
                {...{ sentence, speaker }}
                errorOf={(gap) => errorBelow(errors, `${at}.gaps.${gap}`)}
                onChange={(next) => change(at, next)}
                onRemove={() => onChange(sentences.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {sentences.length < most && (
        <SearchList
          label={words.search}
          placeholder={words.example}
          optionsFor={(typed) => sentencesLike(typed, place, language, speaker, fits)}
          onPick={add}
        />
      )}
      {errors[''] && (
        <Text size="sm" c="danger">
          {said(errors[''])}
        </Text>
      )}
      <ComposedView {...{ place, sentences, offered, speaker, onText }} />
    </Stack>
  )
}

/** A part of a gap, such as the beginning of a span, has a path of its own. */
function errorBelow(errors: Composer['errors'], path: string): string | undefined {
  return Object.entries(errors).find(([each]) => each === path || each.startsWith(`${path}.`))?.[1]
}

interface SentenceFieldsProps {
  sentence: DraftSentence
  speaker: Speaker
  errorOf: (gap: string) => string | undefined
  onChange: (sentence: DraftSentence) => void
  onRemove: () => void
}

function SentenceFields({ sentence, speaker, errorOf, onChange, onRemove }: SentenceFieldsProps) {
  const words = useComposerWords()
  const say = useSaid()
  const language = useLanguage()
  const { key, gaps } = sentence
  const pieces = piecesOf(key, language)
  const wrong = pieces.flatMap(({ gap }) => (gap ? (errorOf(gap) ?? []) : []))[0]
  const plain = pieces.map((piece) => piece.text ?? '…').join('')
  return (
    <>
      <fieldset className={classes.sentence} aria-label={plain}>
        {pieces.map(({ text, gap, isFact }, place) => {
          if (gap === undefined) return <span key={`${place}`}>{text}</span>
          if (isFact) return <span key={`${place}`}>…</span>
          const error = errorOf(gap)
          return (
            <GapField
              key={gap}
              {...{ gap, speaker, value: gaps[gap] }}
              error={error && say(error)}
              onChange={(value) => onChange({ key, gaps: { ...gaps, [gap]: value } })}
            />
          )
        })}
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          aria-label={words.removeOne(plain)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </fieldset>
      {wrong ? (
        <Text size="sm" c="danger" role="alert">
          {said(wrong)}
        </Text>
      ) : (
        goneGaps(sentence, speaker).length > 0 && (
          <Text size="sm" c="danger">
            {words.gone}
          </Text>
        )
      )}
    </>
  )
}

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
function ComposedView({ place, sentences, offered, speaker, onText }: View) {
  const words = useComposerWords()
  const whole = finished(sentences, place)
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
