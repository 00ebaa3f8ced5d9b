import { Button } from '@mantine/core'
import { Select } from '../ui/select.tsx'
import { timeZones } from '../ui/time-zones.ts'
import { useSettingsSiteWords } from '../words/settings-site.ts'
import { useSettingsForm } from './settings-context.ts'

/** The time zone, and while none was chosen the one of this device: the office is probably in it. */
export function TimeZoneField() {
  const { values, form, labels } = useSettingsForm('timeZone')
  const { languages: words } = useSettingsSiteWords()
  const { timeZone: here } = Intl.DateTimeFormat().resolvedOptions()
  const isOffered = values.timeZone === 'UTC' && here !== 'UTC' && timeZones('UTC').includes(here)
  return (
    <>
      <Select
        {...form.getInputProps('timeZone')}
        label={labels.timeZone}
        description={words.timeZone}
        data={timeZones(values.timeZone)}
        limit={60}
        allowDeselect={false}
        maw="24rem"
      />
      {isOffered && (
        <Button variant="default" size="xs" onClick={() => form.setFieldValue('timeZone', here)}>
          {words.zoneHere(here)}
        </Button>
      )}
    </>
  )
}
