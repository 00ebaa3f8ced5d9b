import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ask } from '../ui/ask.ts'
import { useSettingsForm } from './settings-context.ts'
import { type UsualSettings, usualSettings } from './usual-settings.ts'

type ListName = 'tiles' | 'menu' | 'footerGroups'

interface OwnList {
  name: ListName
  /** What is in the list, in the plural: "tiles". */
  things: string
  children: ReactNode
}

/** A list that is the usual one, in the reader's language, until somebody makes an own one of it. */
export function OwnList({ name, things, children }: OwnList) {
  const { values, form, errorAt } = useSettingsForm()
  const begin = async () => {
    const found = await usualSettings(values.languages[0] ?? 'en')
    if (found) form.setFieldValue(name, found[name] as UsualSettings[ListName] & never[])
  }
  const giveUp = async () => {
    const isSure = await ask({
      title: `Back to the usual ${things}?`,
      text: `Your own ${things} go when you save. Until then “Undo changes” brings them back.`,
      yes: 'Use the usual ones',
    })
    if (isSure) form.setFieldValue(name, null)
  }
  if (values[name] === null)
    return (
      <Group gap="sm">
        <Text>The usual {things}, in the reader’s language.</Text>
        <Button variant="default" onClick={() => void begin()}>
          Make your own {things}
        </Button>
      </Group>
    )
  const problem = errorAt(name)
  return (
    <>
      <Text size="sm" c="dimmed">
        Your own {things}, the same in every language.
      </Text>
      {problem && <Alert color="danger">{problem}</Alert>}
      {children}
      <div>
        <Button variant="subtle" onClick={() => void giveUp()}>
          Back to the usual {things}
        </Button>
      </div>
    </>
  )
}
