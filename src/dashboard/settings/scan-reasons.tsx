import { Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { kindLabel } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { useSettingsForm } from './settings-context.ts'

/** For each kind that is only seen by default: the reason to keep scans of it after all. */
export function ScanReasonFields() {
  const { input, labels } = useSettingsForm('scanReasons')
  const { keeping: words } = useSettingsWorkWords()
  const language = useLanguage()
  return (
    <Fieldset legend={labels.scanReasons} variant="unstyled">
      <Text size="sm" c="dimmed" maw="62ch" mb="sm">
        {words.scans}
      </Text>
      <Stack gap="md">
        {seenKinds.map((kind) => (
          <TextInput
            key={kind}
            {...input(`scanReasons.${kind}`)}
            label={kindLabel(kind, language)}
            maxLength={300}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
