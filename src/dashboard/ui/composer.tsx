import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Place, SentenceKey } from '#modules/speech/catalogue.schema'
import { loadWordings } from '#modules/speech/wordings-in-browser.schema'
import type { Language } from '#platform/languages.schema'
import { useComposerWords } from '#words/composer'
import { languageNow, useLanguage } from '../look/language.ts'
import { speechQuery } from '../queries.ts'
import { LoadingScreen } from '../shell/error-screen.tsx'
import { said } from '../words/said.tsx'
import classes from './composer.module.css'
import { mostSentences } from './draft-said.ts'
import { FailedPart } from './failed-part.tsx'
import { SearchList } from './search-list.tsx'
import type { DraftSentence } from './sentences.ts'
import { useFoundSentences } from './use-found-sentences.ts'
import { usePart } from './use-part.ts'

/** The catalogue, and zod for the view, are fetched where a sentence is chosen or looked for. */
const loadFields = async () => {
  const [part] = await Promise.all([import('./sentence-fields.tsx'), loadWordings([languageNow()])])
  return part
}
const loadView = () => import('./composed-view.tsx')

interface Composer {
  place: Place
  sentences: readonly DraftSentence[]
  /** The languages that the site offers. */
  offered: readonly Language[]
  /** Where more cannot be said; by default eight. */
  most?: number | undefined
  /** Which sentences of the place are offered; by default all. */
  fits?: ((key: SentenceKey) => boolean) | undefined
  /** By path below the place of the sentences, such as `0.gaps.day`. */
  errors: Readonly<Record<string, string>>
  onChange: (sentences: DraftSentence[]) => void
}

/** Composes what the public reads: sentences found by any of their words, their gaps filled in place. */
export function Composer({
  place,
  most = mostSentences,
  sentences,
  offered,
  errors,
  fits,
  onChange,
}: Composer) {
  const words = useComposerWords()
  const language = useLanguage()
  const [isLooked, setLooked] = useState(false)
  const isNeeded = isLooked || sentences.length > 0
  const { part, asked } = usePart(loadFields, isNeeded)
  const view = usePart(loadView, sentences.length > 0 && offered.length > 0)
  const speech = useQuery({ ...speechQuery, enabled: isNeeded })
  const speaker = useMemo(
    () => part && speech.data && part.speakerFrom(speech.data),
    [part, speech.data],
  )
  const found = useFoundSentences(place, language)
  const list = useRef<HTMLUListElement>(null)
  // The last sentence was just chosen: its first gap is next.
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    if (chosen === 0) return
    const last = list.current?.lastElementChild
    // Whoever went on while the catalogue came stays where they are.
    const active = document.activeElement
    if (active !== document.body && !list.current?.parentElement?.contains(active)) return
    last?.querySelector<HTMLElement>('input, select')?.focus()
  }, [chosen])
  const add = (key: string, typed: string) => {
    if (!part || !speaker) return
    onChange([...sentences, part.begun(key as SentenceKey, typed, language, speaker)])
    setChosen((count) => count + 1)
  }
  const change = (at: number, next: DraftSentence) =>
    onChange(sentences.map((each, place) => (place === at ? next : each)))
  return (
    <Stack gap="md">
      <FailedPart what={words.offers} queries={[asked, view.asked, speech, found.query]} />
      {sentences.length > 0 &&
        (part && speaker ? (
          <ul ref={list} className={classes.sentences} aria-label={words.chosen}>
            {sentences.map((sentence, at) => (
              <li key={`${at}-${sentence.key}`}>
                <part.SentenceFields
                  {...{ sentence, speaker }}
                  errorOf={(gap) => errorBelow(errors, `${at}.gaps.${gap}`)}
                  onChange={(next) => change(at, next)}
                  onRemove={() => onChange(sentences.filter((_, place) => place !== at))}
                />
              </li>
            ))}
          </ul>
        ) : (
          <LoadingScreen isPart />
        ))}
      {sentences.length < most && (
        <SearchList
          label={words.search}
          placeholder={words.example}
          optionsFor={(typed) =>
            part && speaker
              ? part.optionsAmong(found.keys(typed), place, language, speaker, fits)
              : []
          }
          onLook={() => setLooked(true)}
          isLoading={(isLooked && !(part && speaker)) || found.isAwaited}
          onType={found.look}
          onPick={add}
        />
      )}
      {errors[''] && (
        <Text size="sm" c="danger">
          {said(errors[''])}
        </Text>
      )}
      {view.part && speaker && (
        <view.part.ComposedView {...{ place, sentences, offered, speaker }} />
      )}
    </Stack>
  )
}

/** A part of a gap, such as the beginning of a span, has a path of its own. */
function errorBelow(errors: Composer['errors'], path: string): string | undefined {
  return Object.entries(errors).find(([each]) => each === path || each.startsWith(`${path}.`))?.[1]
}
