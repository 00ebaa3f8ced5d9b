import { Button, Text } from '@mantine/core'
import { languageNames } from '#platform/languages.schema'
import { chooseLanguage, offeredLanguages, useLanguage } from '../look/language.ts'
import { problemToast } from '../ui/toast.ts'
import { useShellWords } from '../words/index.ts'
import classes from './person-menu.module.css'

/**
 * Switches the language of the texts around the pages, and of the pages that have it; the public site
 * remembers the same.
 */
export function LanguageSwitch() {
  const words = useShellWords()
  const chosen = useLanguage()
  const offered = offeredLanguages()
  if (offered.length < 2) return null
  return (
    <fieldset className={classes.themes}>
      <legend className={classes.legend}>{words.language}</legend>
      <Button.Group>
        {offered.map((language) => (
          <Button
            key={language}
            lang={language}
            flex={1}
            size="xs"
            px={4}
            variant={chosen === language ? 'light' : 'default'}
            aria-pressed={chosen === language}
            onClick={() => void chooseLanguage(language).catch(problemToast)}
          >
            {languageNames[language]}
          </Button>
        ))}
      </Button.Group>
      <Text size="xs" c="dimmed" mt={2}>
        {words.languageReach}
      </Text>
    </fieldset>
  )
}
