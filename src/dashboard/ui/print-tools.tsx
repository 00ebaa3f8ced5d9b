import { Button, Group, Radio } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Language, languageNames, languages } from '#platform/languages/schema'
import classes from './print-tools.module.css'

interface PrintTools {
  words: { print: string; back: string; language: string }
  /** Null where each of several papers has its own. */
  language: Language | null
  onLanguage: (language: Language) => void
  onClose: () => void
  /** Whether printing is the next thing to do. */
  takesFocus?: boolean
  /** What else is chosen of this paper. */
  children?: ReactNode
}

/** Above a paper that prints as it stands: print it, go back, and choose the language on it. */
export function PrintTools({
  words,
  language,
  onLanguage,
  onClose,
  takesFocus = false,
  children,
}: PrintTools) {
  const button = useRef<HTMLButtonElement>(null)
  // In braces: newer browsers answer a promise, which React would take for the clean-up.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Group mb="lg" align="flex-end" className={classes.tools}>
      <Button ref={button} onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button variant="default" onClick={onClose}>
        {words.back}
      </Button>
      {children}
      <Radio.Group
        label={words.language}
        value={language}
        onChange={(value) => onLanguage(value as Language)}
      >
        <Group gap="md" mt={4}>
          {languages.map((each) => (
            <Radio
              key={each}
              value={each}
              label={languageNames[each]}
              wrapperProps={{ lang: each }}
            />
          ))}
        </Group>
      </Radio.Group>
    </Group>
  )
}
