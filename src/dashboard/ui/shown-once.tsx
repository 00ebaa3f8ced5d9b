import { Alert, Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './shown-once.module.css'
import { doneToast } from './toast.ts'
import { showToast } from './toasts.ts'

interface ShownOnce {
  title: string
  /** The key or link. */
  text: string
  /** What to do with it, and for how long it holds. */
  hint: string
  onDone: () => void
}

/** A secret that cannot be shown again: to be copied, then put away by the person. */
export function ShownOnce({ title, text, hint, onDone }: ShownOnce) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It may have come below the screen, and it comes once. Newer browsers answer a promise here,
    // which must not become the effect's clean-up.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={place} color="known" title={title} mb="lg" role="status">
      <output className={classes.text}>{text}</output>
      <Text size="sm" mb="sm">
        It is shown this once. {hint}
      </Text>
      <Group gap="xs">
        <Button size="sm" onClick={() => void copy(text)}>
          Copy
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          I have it
        </Button>
      </Group>
    </Alert>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    doneToast('Copied')
  } catch {
    // Without https, or where the browser was told not to.
    showToast({
      message: 'The browser did not let us copy. Select the text and copy it yourself.',
      tone: 'problem',
      lasts: 8000,
    })
  }
}
