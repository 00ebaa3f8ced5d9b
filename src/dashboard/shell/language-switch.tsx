import { Button, Text } from '@mantine/core'
import type { Role } from '#modules/accounts/schema'
import { chooseLanguage, languageNames, offeredLanguages, useLanguage } from '../look/language.ts'
import { problemToast } from '../ui/toast.ts'
import { useShellWords } from '../words/index.ts'
import classes from './shell.module.css'

/**
 * The language of the texts around the pages and of the pages that candidates use; the public site
 * remembers the same. Whoever has pages of staff reads how far it goes.
 */
export function LanguageSwitch({ role }: { role: Role }) {
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
      {role !== 'student' && (
        <Text size="xs" c="dimmed" mt={2}>
          {words.languageReach}
        </Text>
      )}
    </fieldset>
  )
}
