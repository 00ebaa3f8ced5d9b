import { Fieldset, Stack, Text } from '@mantine/core'
import { kindLabel } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/schema'
import { useLanguage } from '../look/language.ts'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { SaidField } from './said-field.tsx'

/** For each kind that is only seen by default: the reason to keep scans of it after all. */
export function ScanReasonFields() {
  const { labels } = useSettingsWords()
  const { keeping: words } = useSettingsWorkWords()
  const language = useLanguage()
  return (
    <Fieldset legend={labels.scanReasons} variant="unstyled">
      <Text size="sm" c="dimmed" maw="62ch" mb="sm">
        {words.scans}
      </Text>
      <Stack gap="md">
        {seenKinds.map((kind) => (
          <SaidField
            key={kind}
            path={`scanReasons.${kind}`}
            place="reason"
            most={2}
            longest={300}
            label={kindLabel(kind, language)}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
