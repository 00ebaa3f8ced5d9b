import { Alert, Button, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHandoutWords } from '#words/handout'
import { copyText } from './copy-text.ts'
import classes from './shown-once.module.css'
import type { Secret } from './use-secret.ts'

interface ShownOnce {
  title: string
  /** The code, key or link; nothing is shown before it exists and after it is dismissed. */
  secret: Secret
  /** What to do with it, and how long it is valid. */
  hint: string
  /** Whether it is short, to be read out or written down. */
  isLarge?: boolean
  /** Further actions on it. */
  children?: ReactNode
}

/** A secret that cannot be shown again: the person copies it, then dismisses it. */
export function ShownOnce({ secret, ...rest }: ShownOnce) {
  if (secret.text === null) return null
  // Another secret gets a new box, which takes the focus again.
  return <Box key={secret.text} text={secret.text} secret={secret} {...rest} />
}

function Box({ title, text, secret, hint, isLarge, children }: ShownOnce & { text: string }) {
  const words = useHandoutWords().secret
  const place = useRef<HTMLDivElement>(null)
  // It may have appeared below the screen, and it appears once.
  useEffect(() => place.current?.focus(), [])
  const copy = async () => {
    if (await copyText(text)) secret.take()
  }
  return (
    <Alert ref={place} color="known" title={title} mb="lg" role="status" tabIndex={-1}>
      <output className={classes.text} data-large={isLarge}>
        {text}
      </output>
      <Text size="sm" mb="sm">
        {words.once} {hint}
      </Text>
      <Group gap="xs">
        {children}
        <Button size="sm" variant={children ? 'default' : 'filled'} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button size="sm" variant="default" onClick={secret.putAway}>
          {words.done}
        </Button>
      </Group>
    </Alert>
  )
}
