import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OwnWords } from '#modules/speech/by-language.schema'
import type { Place } from '#modules/speech/catalogue.schema'
import { directionOf, type Language, languageNames, languages } from '#platform/languages.schema'
import { useComposerWords } from '#words/composer'
import { said } from '../words/said.tsx'
import { Offers } from './offers.tsx'
import type { DraftSentence } from './sentences.ts'
import { useRefusals } from './use-refusals.ts'

interface OwnWordsField {
  /** Where they stand: sentences for that place are offered where a word is refused. */
  place: Place
  own: OwnWords
  offered: readonly Language[]
  /** By language. */
  errors: Readonly<Record<string, string>>
  longest?: number | undefined
  /** Of the form: the field of a language is found below it. */
  path?: string | undefined
  onChange: (own: OwnWords) => void
  /** What the field is called; by default own words in that language. */
  label?: string
  /** Called with a sentence in place of the words of a language, where one may stand there. */
  onSentence?: (sentence: DraftSentence, own: OwnWords) => void
}

/** Own words, in one language at a time. */
export function OwnWordsField(props: OwnWordsField) {
  const { place, own, offered, errors, longest, path, label, onChange, onSentence } = props
  const words = useComposerWords()
  const wrong = languages.find((each) => errors[each])
  const [chosen, setLanguage] = useState<Language | null>(null)
  const all = languages.filter((each) => offered.includes(each) || own[each])
  const language = chosen ?? wrong ?? all.find((each) => own[each]) ?? all[0] ?? 'en'
  const text = own[language] ?? ''
  const { 0: refusal } = useRefusals(place, [text])
  const error = refusal?.why ?? errors[language]
  const { [language]: _, ...others } = own
  return (
    <Stack gap="xs">
      {all.length > 1 && (
        <LanguageButtons
          label={words.version}
          shown={language}
          isWrong={(each) => errors[each] !== undefined}
          onShow={setLanguage}
          {...{ all }}
        />
      )}
      <Textarea
        label={
          label ? `${label} (${languageNames[language]})` : words.ownIn(languageNames[language])
        }
        description={label ? undefined : words.ownHint}
        data-path={path && `${path}.${language}`}
        autosize
        minRows={2}
        maxRows={24}
        maxLength={longest}
        value={text}
        error={said(error)}
        lang={language}
        dir={directionOf(language)}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? others : { ...own, [language]: value })
        }
      />
      {refusal && onSentence && (
        <Offers
          {...{ text }}
          offers={refusal.offers}
          onPick={(sentence) => onSentence(sentence, others)}
        />
      )}
    </Stack>
  )
}

interface LanguageButtons {
  label: string
  all: readonly Language[]
  shown: Language
  isWrong?: (language: Language) => boolean
  onShow: (language: Language) => void
}

/** Chooses which language of a text is written. */
export function LanguageButtons({ label, all, shown, isWrong, onShow }: LanguageButtons) {
  return (
    <Group gap={6} role="group" aria-label={label}>
      {all.map((each) => (
        <Button
          key={each}
          size="compact-md"
          variant={each === shown ? 'light' : 'default'}
          color={isWrong?.(each) ? 'danger' : undefined}
          aria-pressed={each === shown}
          lang={each}
          onClick={() => onShow(each)}
        >
          {languageNames[each]}
        </Button>
      ))}
    </Group>
  )
}
