import { Text, Textarea } from '@mantine/core'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { OwnList } from './own-list.tsx'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'
import { TilesEditor } from './tiles-editor.tsx'

/** The texts and links of the home page. */
export function HomeSection() {
  const { input, labels } = useSettingsForm('welcomeText')
  const { home, tiles } = useSettingsSiteWords()
  return (
    <Section name="home">
      <Textarea
        {...input('welcomeText')}
        label={labels.welcomeText}
        description={home.welcome}
        autosize
        minRows={2}
      />
      <Text fw={600}>{tiles.title}</Text>
      <OwnList name="tiles">
        <TilesEditor />
      </OwnList>
    </Section>
  )
}
