import { Alert, Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../look/language.ts'
import { ask } from '../ui/ask.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { useSettingsForm } from './settings-context.ts'
import { type UsualSettings, usualSettings } from './usual-settings.ts'

type ListName = 'tiles' | 'menu' | 'footerGroups'

interface OwnList {
  name: ListName
  children: ReactNode
}

/** A list that is the usual one, in the reader's language, until somebody starts their own from it. */
export function OwnList({ name, children }: OwnList) {
  const { values, form, errorAt } = useSettingsForm(name)
  const language = useLanguage()
  const { lists, giveUp } = useSettingsSiteWords()
  const words = lists[name]
  const begin = async () => {
    const found = await usualSettings(language)
    if (found) form.setFieldValue(name, found[name] as UsualSettings[ListName] & never[])
  }
  const goBack = async () => {
    const isSure = await ask({
      title: words.sure,
      text: giveUp.text(words.go),
      yes: giveUp.yes,
    })
    if (isSure) form.setFieldValue(name, null)
  }
  if (values[name] === null)
    return (
      <Group gap="sm">
        <Text>{words.usual}</Text>
        <Button variant="default" onClick={() => void begin()}>
          {words.make}
        </Button>
      </Group>
    )
  const problem = errorAt(name)
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.own}
      </Text>
      {problem && <Alert color="danger">{problem}</Alert>}
      {children}
      <div>
        <Button variant="subtle" onClick={() => void goBack()}>
          {words.back}
        </Button>
      </div>
    </>
  )
}
