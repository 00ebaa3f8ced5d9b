import { Alert, Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './compare-versions.module.css'

/** Which of two versions is kept: what is in the form, or what somebody else has saved. */
export type Side = 'mine' | 'theirs'

interface CompareVersions {
  title: string
  text: string
  words: Readonly<Record<'same' | 'save' | 'back', string>> & { open: (count: number) => string }
  /** What differs, with what was chosen. */
  differences: readonly { choice: Side | null }[]
  isBusy: boolean
  onSave: () => void
  onBack: () => void
  children: ReactNode
}

/** Somebody else was faster: both versions side by side, to choose from one by one. */
export function CompareVersions({
  title,
  text,
  words,
  differences,
  children,
  ...rest
}: CompareVersions) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const open = differences.filter(({ choice }) => choice === null).length
  return (
    <Stack gap="lg">
      <Alert color="ask" title={title} ref={head} tabIndex={-1}>
        {text}
      </Alert>
      {differences.length === 0 && <Text>{words.same}</Text>}
      {children}
      <Group>
        <Button disabled={open > 0} loading={rest.isBusy} onClick={rest.onSave}>
          {words.save}
        </Button>
        <Button variant="default" onClick={rest.onBack} disabled={rest.isBusy}>
          {words.back}
        </Button>
        {open > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {words.open(open)}
          </Text>
        )}
      </Group>
    </Stack>
  )
}

interface OneChoice {
  label: string
  choice: Side | null
  /** What each side is called, and what it holds. */
  words: Readonly<Record<Side, string>>
  mine: ReactNode
  theirs: ReactNode
  onChoose: (side: Side) => void
}

/** One thing that differs, in both versions. */
export function OneChoice({ label, choice, words, onChoose, ...held }: OneChoice) {
  return (
    <Radio.Group
      value={choice}
      onChange={(value) => onChoose(value as Side)}
      label={
        <Title order={2} size="h5" component="span">
          {label}
        </Title>
      }
    >
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Radio.Card key={side} value={side} className={classes.side}>
            <Radio.Indicator />
            <span className={classes.held}>
              <Text size="sm" c="dimmed" component="span" display="block">
                {words[side]}
              </Text>
              {held[side]}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
