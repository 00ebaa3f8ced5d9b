import { Text, Textarea } from '@mantine/core'
import { OwnList } from './own-list.tsx'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'
import { TilesEditor } from './tiles-editor.tsx'

/** What the home page says and leads to. */
export function HomeSection() {
  const { input, labels } = useSettingsForm()
  return (
    <Section name="home">
      <Textarea
        {...input('welcomeText')}
        label={labels.welcomeText}
        description="Up to 600 characters. Empty: the usual one, in the reader’s language."
        autosize
        minRows={2}
      />
      <Text fw={600}>Tiles</Text>
      <OwnList name="tiles" things="tiles">
        <TilesEditor />
      </OwnList>
    </Section>
  )
}
