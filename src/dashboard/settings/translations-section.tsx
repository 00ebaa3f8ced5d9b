import { Alert, Button, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LegalPage, siteLanguages, type Translation } from '#modules/organisation/schema'
import { directionOf } from '#platform/languages/schema'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'
import {
  type Dictionary,
  languagesToEnter,
  progress,
  type TextLanguage,
  toTranslate,
  translatedFields,
  translationOf,
  unusedIn,
  withEntry,
  withLegalText,
  withTranslation,
} from './translations.ts'

interface TranslationsSection {
  /** Called when somebody enters a language's words: the preview shows them on their page. */
  onOpen: (language: TextLanguage, page: LegalPage | 'home') => void
}

/** The same words in the other languages of the site, each beside the text that it translates. */
export function TranslationsSection({ onOpen }: TranslationsSection) {
  const { values, form, labels, errorAt, wrongPaths } = useSettingsForm(
    'translations',
    'wordsLanguage',
    'languages',
  )
  const { translations: words } = useSettingsSiteWords()
  const { languageNames } = useSettingsWords()
  const choices = languagesToEnter(values)
  const [chosen, setChosen] = useState<TextLanguage | null>(null)
  const language = choices.find((one) => one === chosen) ?? choices[0]
  const isWrong = (one: TextLanguage) =>
    wrongPaths.some((path) => path.startsWith(`translations.${one}.`))
  const problem = errorAt('translations')
  return (
    <Section name="translations" lead={words.lead}>
      <NativeSelect
        label={labels.wordsLanguage}
        description={words.main}
        data={siteLanguages.map((one) => ({ value: one, label: languageNames[one] }))}
        value={values.wordsLanguage}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('wordsLanguage', value as TextLanguage)
        }
        maw="20rem"
      />
      <OfMainLanguage />
      {problem && <Alert color="danger">{problem}</Alert>}
      {language === undefined ? (
        <Text>{words.onlyOne}</Text>
      ) : (
        <>
          <NativeSelect
            label={words.into}
            data={choices.map((one) => ({
              value: one,
              label: isWrong(one) ? words.toCorrect(languageNames[one]) : languageNames[one],
            }))}
            value={language}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value as TextLanguage)
              onOpen(value as TextLanguage, 'home')
            }}
            maw="20rem"
          />
          <OneLanguage key={language} language={language} onOpen={onOpen} />
        </>
      )}
    </Section>
  )
}

/** The remaining texts of a language that has become the one of the main words. */
function OfMainLanguage() {
  const { values, form } = useSettingsForm('translations', 'wordsLanguage')
  const { translations: words } = useSettingsSiteWords()
  const { languageNames } = useSettingsWords()
  const { wordsLanguage, translations } = values
  if (translations[wordsLanguage] === undefined) return null
  const { [wordsLanguage]: _unused, ...others } = translations
  return (
    <Alert color="ask">
      {words.ofMain(languageNames[wordsLanguage])}{' '}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => form.setFieldValue('translations', others)}
      >
        {words.removeAll}
      </Button>
    </Alert>
  )
}

type OneLanguage = TranslationsSection & { language: TextLanguage }

function OneLanguage({ language, onOpen }: OneLanguage) {
  const { values } = useSettingsForm(...translatedFields)
  const { translations: words, legal } = useSettingsSiteWords()
  const { languageNames, legalNames } = useSettingsWords()
  const { welcomeText, labels, tileTexts, legalPages } = toTranslate(values)
  const { own, field } = useTranslation(language)
  const { done, all } = progress(values, language)
  const showHome = () => onOpen(language, 'home')
  if (all === 0) return <Text>{words.nothing}</Text>
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.done(done, all)}
      </Text>
      {welcomeText !== '' && (
        <Textarea
          {...field('welcomeText', own.welcomeText, (text) => ({ ...own, welcomeText: text }))}
          label={words.welcome(languageNames[language])}
          description={<MainText text={welcomeText} />}
          autosize
          minRows={2}
          onFocus={showHome}
        />
      )}
      <Entries of="labels" texts={labels} {...{ language, onFocus: showHome }} />
      <Entries of="tileTexts" texts={tileTexts} {...{ language, onFocus: showHome }} />
      {legalPages.map((page) => (
        <Textarea
          key={page}
          {...field(`legalTexts.${page}`, own.legalTexts[page] ?? '', (text) =>
            withLegalText(own, page, text),
          )}
          label={legal.textOf(legalNames[page])}
          description={<MainText text={values.legalTexts[page]} />}
          autosize
          minRows={3}
          maxRows={24}
          onFocus={() => onOpen(language, page)}
        />
      ))}
      <Unused language={language} />
    </>
  )
}

/** The text that a translation is of, in its own language. */
function MainText({ text }: { text: string }) {
  const { values } = useSettingsForm('wordsLanguage')
  const { wordsLanguage } = values
  return (
    <span className={classes.mainText} lang={wordsLanguage} dir={directionOf(wordsLanguage)}>
      {text}
    </span>
  )
}

interface Entries {
  of: Dictionary
  texts: readonly string[]
  language: TextLanguage
  onFocus: () => void
}

function Entries({ of, texts, language, onFocus }: Entries) {
  const { translations: words } = useSettingsSiteWords()
  const { own, field } = useTranslation(language)
  if (texts.length === 0) return null
  return (
    <fieldset className={classes.group}>
      <legend>{words[of]}</legend>
      <div className={classes.entries}>
        {texts.map((text) => (
          <TextInput
            key={text}
            {...field(`${of}.${text}`, own[of][text] ?? '', (translation) =>
              withEntry(own, { of, text, translation }),
            )}
            label={<MainText text={text} />}
            onFocus={onFocus}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Returns a language's words, and the properties of a field for one of them. */
function useTranslation(language: TextLanguage) {
  const { values, form, errorAt } = useSettingsForm('translations')
  return {
    own: translationOf(values.translations, language),
    field: (part: string, value: string, change: (text: string) => Translation) => {
      const path = `translations.${language}.${part}` as const
      return {
        value,
        error: errorAt(path),
        lang: language,
        dir: directionOf(language),
        autoComplete: 'off',
        labelProps: { dir: 'auto' },
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
          const next = withTranslation(values.translations, language, change(currentTarget.value))
          form.setFieldValue('translations', next)
          form.clearFieldError(path)
        },
      }
    },
  }
}

/** Shown, not hidden: otherwise nobody would find a translation whose original was corrected. */
function Unused({ language }: { language: TextLanguage }) {
  const { values, form } = useSettingsForm(...translatedFields)
  const { translations: words } = useSettingsSiteWords()
  const own = translationOf(values.translations, language)
  const unused = unusedIn(values, language)
  if (unused.length === 0) return null
  const remove = (of: Dictionary, text: string) =>
    form.setFieldValue(
      'translations',
      withTranslation(values.translations, language, withEntry(own, { of, text, translation: '' })),
    )
  return (
    <Alert color="ask" title={words.unused}>
      {words.unusedWhy}
      <ul className={classes.unused}>
        {unused.map(({ of, text, translation }) => (
          <li key={of + text}>
            <Group gap="xs">
              <span>{words.pair(text, translation)}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.removeOne(text)}
                onClick={() => remove(of, text)}
              >
                {words.remove}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
