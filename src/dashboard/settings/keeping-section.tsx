import { NumberInput, SimpleGrid, Switch, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { keepingNames } from '#modules/organisation/schema'
import { dueCountQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import { dueSentence } from './due-sentence.ts'
import { LawOfCountry, licensedIn, TimeByLaw } from './keeping-law.tsx'
import { ScanReasonFields } from './scan-reasons.tsx'
import { Section } from './section.tsx'
import { useSettingsForm } from './settings-context.ts'
import { type Keeping, keepingIn } from './values.ts'

const bounds = {
  keepAfterDepartureDays: { unit: 'days', min: 30, max: 3650 },
  keepSensitiveMonths: { unit: 'months', min: 6, max: 120 },
  keepContractMonths: { unit: 'months', min: 24, max: 600 },
  keepUsualMonths: { unit: 'months', min: 12, max: 600 },
} as const satisfies Record<keyof Keeping, { unit: string; min: number; max: number }>

/** How long documents are kept, and who removes those that are due. */
export function KeepingSection({ onFile }: { onFile: Keeping }) {
  const { form, values, labels, errorAt } = useSettingsForm(
    ...keepingNames,
    'removesByItself',
    'regulator',
    'licenceNumber',
  )
  const { unit } = useSettingsWords()
  const { keeping: words, hints } = useSettingsWorkWords()
  const licensed = licensedIn(values)
  const keeping = keepingIn(values)
  const isChanged = JSON.stringify(keeping) !== JSON.stringify(keepingIn(onFile))
  const isValid = Object.entries(bounds).every(
    ([name, { min, max }]) =>
      keeping[name as keyof Keeping] >= min && keeping[name as keyof Keeping] <= max,
  )
  return (
    <Section name="keeping" lead={words.lead}>
      <LawOfCountry licensed={licensed} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {(Object.keys(bounds) as (keyof Keeping)[]).map((name) => (
          <NumberInput
            key={name}
            label={labels[name]}
            description={<TimeByLaw name={name} time={values[name]} licensed={licensed} />}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            suffix={` ${unit[bounds[name].unit]}`}
            value={values[name]}
            error={errorAt(name)}
            min={bounds[name].min}
            max={bounds[name].max}
            allowDecimal={false}
            clampBehavior="none"
            onChange={(typed) => form.setFieldValue(name, Number(typed))}
          />
        ))}
      </SimpleGrid>
      {isChanged && isValid && <WhatIsDue keeping={keeping} />}
      <Switch
        {...form.getInputProps('removesByItself', { type: 'checkbox' })}
        label={labels.removesByItself}
        description={hints.removesByItself}
      />
      <ScanReasonFields />
    </Section>
  )
}

function WhatIsDue({ keeping }: { keeping: Keeping }) {
  const due = useQuery(dueCountQuery(keeping))
  const { keeping: words } = useSettingsWorkWords()
  return (
    <>
      <FailedPart what={words.what} queries={[due]} />
      <Text size="sm" role="status">
        {due.data && dueSentence(due.data, words)}
      </Text>
    </>
  )
}
