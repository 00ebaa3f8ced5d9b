import { NativeSelect, Switch } from '@mantine/core'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { choicesWith } from './choices.ts'
import { Section, SettingsForm } from './form.tsx'
import { useSettingsForm } from './settings-context.ts'

const shown = ['staffSecondFactor', 'sessionIdleMinutes', 'sessionLongestHours'] as const

/** How staff prove who they are, and how long a session lasts. */
export function SecurityPage() {
  return (
    <SettingsForm>
      <SessionsSection />
    </SettingsForm>
  )
}

function SessionsSection() {
  const { form, values, labels } = useSettingsForm(...shown)
  const { hours, minutes } = useSettingsWords()
  const { hints } = useSettingsWorkWords()
  return (
    <Section name="sessions">
      <Switch
        {...form.getInputProps('staffSecondFactor', { type: 'checkbox' })}
        label={labels.staffSecondFactor}
        description={hints.staffSecondFactor}
      />
      <NativeSelect
        data-path="sessionIdleMinutes"
        label={labels.sessionIdleMinutes}
        data={choicesWith([5, 10, 15, 20, 30], [values.sessionIdleMinutes], minutes)}
        value={values.sessionIdleMinutes}
        maw="20rem"
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('sessionIdleMinutes', Number(value))
        }
      />
      <NativeSelect
        data-path="sessionLongestHours"
        label={labels.sessionLongestHours}
        data={choicesWith([1, 2, 4, 8, 10, 12], [values.sessionLongestHours], hours)}
        value={values.sessionLongestHours}
        maw="20rem"
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('sessionLongestHours', Number(value))
        }
      />
    </Section>
  )
}
