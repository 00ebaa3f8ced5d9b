import { Fieldset, Stack, Text, TextInput } from '@mantine/core'
import { documentKinds } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/schema'
import { useSettingsForm } from './settings-context.ts'
import { settingLabels } from './values.ts'

/** For each kind that is only seen by default: the reason to keep scans of it after all. */
export function ScanReasonFields() {
  const { input } = useSettingsForm()
  return (
    <Fieldset legend={settingLabels.scanReasons} variant="unstyled">
      <Text size="sm" c="dimmed" maw="62ch" mb="sm">
        Without a reason, no scan can be added: staff note on the record that they saw the paper.
        Candidates read the reason beside their scan.
      </Text>
      <Stack gap="md">
        {seenKinds.map((kind) => (
          <TextInput
            key={kind}
            {...input(`scanReasons.${kind}`)}
            label={documentKinds[kind].label}
            maxLength={300}
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
