import { Text } from '@mantine/core'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { OwnList } from './own-list.tsx'
import { SaidField } from './said-field.tsx'
import { Section } from './section.tsx'
import { TilesEditor } from './tiles-editor.tsx'

/** The texts and links of the home page. */
export function HomeSection() {
  const { labels } = useSettingsWords()
  const { home, tiles } = useSettingsSiteWords()
  return (
    <Section name="home">
      <SaidField
        path="welcome"
        place="welcome"
        longest={600}
        label={labels.welcome}
        hint={home.welcome}
      />
      <Text fw={600}>{tiles.title}</Text>
      <OwnList name="tiles">
        <TilesEditor />
      </OwnList>
    </Section>
  )
}
