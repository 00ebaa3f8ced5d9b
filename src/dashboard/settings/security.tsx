import { useSettingsWords } from '#words/settings'
import { NumberChoice, OnOff } from './fields.tsx'
import { Section, SettingsForm } from './form.tsx'

/** How staff prove who they are, and how long a session lasts. */
export function SecurityPage() {
  const { hours, minutes } = useSettingsWords()
  return (
    <SettingsForm>
      <Section name="sessions">
        <OnOff name="staffSecondFactor" />
        <NumberChoice name="sessionIdleMinutes" offered={[5, 10, 15, 20, 30]} wordsOf={minutes} />
        <NumberChoice name="sessionLongestHours" offered={[1, 2, 4, 8, 10, 12]} wordsOf={hours} />
      </Section>
    </SettingsForm>
  )
}
