import { Checkbox, SimpleGrid } from '@mantine/core'
import { kindLabel, kindsBesidesPhoto } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { useSettingsForm } from './settings-context.ts'
import type { Values } from './values.ts'

/** The documents without which a file counts as incomplete. */
export function NeededKinds() {
  const { form, values, errorAt } = useSettingsForm('neededKinds')
  const { labels } = useSettingsWords()
  const { hints } = useSettingsWorkWords()
  const language = useLanguage()
  const set = (chosen: string[]) => {
    const kinds = kindsBesidesPhoto.filter((kind) => chosen.includes(kind))
    form.setFieldValue('neededKinds', kinds as Values['neededKinds'])
  }
  return (
    <Checkbox.Group
      label={labels.neededKinds}
      description={hints.neededKinds}
      value={values.neededKinds}
      error={errorAt('neededKinds')}
      onChange={set}
    >
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
        {kindsBesidesPhoto.map((kind) => (
          <Checkbox key={kind} value={kind} label={kindLabel(kind, language)} />
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  )
}
