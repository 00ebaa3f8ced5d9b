import { Button, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SentenceKey } from '#modules/speech/catalogue.schema'
import { render, type Speaker } from '#modules/speech/compose.schema'
import { directionOf, type Language, languageNames } from '#platform/languages/schema'
import { useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useNoticesWords } from '../words/notices.ts'
import { said, useSaid } from '../words/said.tsx'
import classes from './composer.module.css'
import { GapField } from './gap-field.tsx'
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
  sentences: readonly DraftSentence[]
  /** The languages that the site offers. */
  offered: readonly Language[]
  /** By path, such as `sentences.0.gaps.day`. */
  errors: Readonly<Record<string, string>>
  onChange: (sentences: DraftSentence[]) => void
}

/** Composes what a notice says: sentences found by any of their words, their gaps filled in place. */
export function Composer(props: Composer) {
  const speech = useQuery(speechQuery)
  return (
    <Loaded query={speech} isPart>
      {(data) => <Compose {...props} told={data} />}
    </Loaded>
  )
}

function Compose({
  sentences,
  offered,
  errors,
  onChange,
  told,
}: Composer & { told: Parameters<typeof speakerFrom>[0] }) {
  const { composer: words } = useNoticesWords()
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
                errorOf={(gap) => errorBelow(errors, `sentences.${at}.gaps.${gap}`)}
                onChange={(next) => change(at, next)}
                onRemove={() => onChange(sentences.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      )}
      {sentences.length < mostSentences && (
        <SearchList
          label={words.search}
          placeholder={words.example}
          optionsFor={(typed) => sentencesLike(typed, language, speaker)}
          onPick={add}
        />
      )}
      {errors.sentences && (
        <Text size="sm" c="danger">
          {said(errors.sentences)}
        </Text>
      )}
      <ComposedView {...{ sentences, offered, speaker }} />
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
  const { composer: words } = useNoticesWords()
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
      {wrong && (
        <Text size="sm" c="danger" role="alert">
          {said(wrong)}
        </Text>
      )}
    </>
  )
}

interface View {
  sentences: readonly DraftSentence[]
  offered: readonly Language[]
  speaker: Speaker
}

/** What readers of each language of the site will read, while it is written. */
function ComposedView({ sentences, offered, speaker }: View) {
  const { composer: words } = useNoticesWords()
  const whole = finished(sentences)
  if (whole.length === 0) return null
  return (
    <section className={classes.view} aria-label={words.view}>
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
    </section>
  )
}
