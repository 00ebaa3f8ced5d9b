import { Button, Group, Radio } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { type Language, languageNames, languages } from '#platform/languages.schema'
import classes from './print-tools.module.css'

interface PrintTools {
  words: { print: string; back: string; language: string }
  /** Null if each of several sheets has its own. */
  language: Language | null
  onLanguage: (language: Language) => void
  onClose: () => void
  /** Whether printing is the next thing to do. */
  takesFocus?: boolean
  /** Other choices for this sheet. */
  children?: ReactNode
}

/** Above a sheet that prints as shown: print it, go back, and choose its language. */
export function PrintTools({
  words,
  language,
  onLanguage,
  onClose,
  takesFocus = false,
  children,
}: PrintTools) {
  const button = useRef<HTMLButtonElement>(null)
  // In braces: newer browsers return a promise, which React would take for the clean-up.
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
