import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { mostInTitle } from '#modules/notices/schema'
import { directionOf, type Language, languageNames } from '#platform/languages.schema'
import { useNoticesWords } from '#words/notices'
import { Offers } from '../ui/offers.tsx'
import { LanguageButtons } from '../ui/own-words-field.tsx'
import { useRefusals } from '../ui/use-refusals.ts'
import { said } from '../words/said.tsx'
import {
  type DraftWords,
  isEmpty,
  languagesFor,
  pathOf,
  saidIn,
  withSaid,
  writtenIn,
} from './draft-words.ts'

interface WordsFields {
  words: DraftWords
  /** The languages that the site offers. */
  offered: readonly Language[]
  /** By path, such as `translations.bn.title`. */
  errors: Readonly<Record<string, string>>
  /** The hint at the text. */
  hint?: string
  onChange: (words: DraftWords) => void
}

/** Title and text of a notice, in one of its languages at a time. */
export function WordsFields({ words, offered, errors, hint, onChange }: WordsFields) {
  const { form: labels } = useNoticesWords()
  const { language, setLanguage, fields } = useShownLanguage(words, errors)
  const isNeeded = language === words.language && words.sentences.length === 0
  const now = saidIn(words, language)
  const write = (change: Partial<typeof now>) => onChange(withSaid(words, language, change))
  const refused = useRefusals('notice', [now.title, now.text])
  const errorAt = (field: 'title' | 'text') =>
    said(refused[field === 'title' ? 0 : 1]?.why ?? errors[pathOf(words, language, field)])
  const spoken = { lang: language, dir: directionOf(language) } as const
  const all = languagesFor(offered, words)
  return (
    <Stack gap="md" ref={fields}>
      {all.length > 1 && (
        <Languages {...{ words, all, language }} onShow={setLanguage} onChange={onChange} />
      )}
      <TextInput
        label={labels.title}
        withAsterisk={isNeeded}
        value={now.title}
        error={errorAt('title')}
        maxLength={mostInTitle}
        autoComplete="off"
        {...spoken}
        onChange={({ currentTarget: { value } }) => write({ title: value })}
      />
      <Textarea
        label={labels.text}
        description={hint}
        withAsterisk={isNeeded}
        autosize
        minRows={4}
        maxRows={24}
        value={now.text}
        error={errorAt('text')}
        {...spoken}
        onChange={({ currentTarget: { value } }) => write({ text: value })}
      />
      {refused[1] && (
        <Offers
          text={now.text}
          offers={refused[1].offers}
          onPick={(sentence) =>
            onChange({
              ...withSaid(words, language, { text: '' }),
              sentences: [...words.sentences, sentence],
            })
          }
        />
      )}
    </Stack>
  )
}

/** Returns which language is shown: where only another language has an error, that one, at its field. */
function useShownLanguage(words: DraftWords, errors: WordsFields['errors']) {
  const [chosen, setLanguage] = useState<Language | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const language = chosen ?? words.language
  const wrong = languagesFor([], words).filter(
    (each) => errors[pathOf(words, each, 'title')] ?? errors[pathOf(words, each, 'text')],
  )
  const jump = wrong.length > 0 && !wrong.includes(language) ? wrong[0] : undefined
  const hasJumped = useRef(false)
  // The writer's own choice must not jump back: only new errors switch.
  useEffect(() => {
    if (!jump) return
    hasJumped.current = true
    setLanguage(jump)
  }, [errors])
  // Once the fields of that language exist.
  useEffect(() => {
    if (hasJumped.current)
      fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    hasJumped.current = false
  }, [chosen])
  return { language, setLanguage, fields }
}

interface LanguagesProps {
  words: DraftWords
  all: readonly Language[]
  language: Language
  onShow: (language: Language) => void
  onChange: (words: DraftWords) => void
}

/** The language of the notice, and the one that is being written now. */
function Languages({ words, all, language, onShow, onChange }: LanguagesProps) {
  const { languages: texts } = useNoticesWords()
  const isMissing = isEmpty(saidIn(words, language))
  return (
    <>
      <NativeSelect
        label={texts.writtenIn}
        data={all.map((value) => ({ value, label: languageNames[value] }))}
        value={words.language}
        onChange={({ currentTarget: { value } }) => {
          onShow(value as Language)
          onChange(writtenIn(words, value as Language))
        }}
      />
      <div>
        <LanguageButtons label={texts.version} all={all} shown={language} onShow={onShow} />
        {language !== words.language && (
          <Text size="sm" c="dimmed" mt={6} role="status">
            {isMissing
              ? texts.missing(languageNames[language], languageNames[words.language])
              : texts.forReaders(languageNames[language])}
          </Text>
        )}
      </div>
    </>
  )
}
