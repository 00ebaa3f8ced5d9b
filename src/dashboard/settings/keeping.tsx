import { Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { kindLabel } from '#modules/documents/schema'
import { type Keeping, keepingNames } from '#modules/organisation/keeping.schema'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { useSettingsWords } from '#words/settings'
import { type SettingsWorkWords, useSettingsWorkWords } from '#words/settings-work'
import { useLanguage } from '../look/language.ts'
import { dueCountQuery, trashDueQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { usePart } from '../ui/use-part.ts'
import { dueSentence } from './due-sentence.ts'
import { NumberChoice, OnOff } from './fields.tsx'
import { Section, SettingsForm } from './form.tsx'
import { SaidField } from './said-field.tsx'
import classes from './settings.module.css'
import { SubjectContext, useSettingsForm } from './settings-context.ts'
import { keepingIn } from './values.ts'

/** What laws ask comes after the page. */
const loadLaw = () => import('./keeping-by-law.tsx')

const bounds = {
  keepAfterDepartureDays: { unit: 'days', min: 30, max: 3650 },
  keepSensitiveMonths: { unit: 'months', min: 6, max: 120 },
  keepContractMonths: { unit: 'months', min: 24, max: 600 },
  keepUsualMonths: { unit: 'months', min: 12, max: 600 },
} as const satisfies Record<keyof Keeping, { unit: string; min: number; max: number }>

/** How long everything is kept. */
export function KeepingPage() {
  const { organisation } = use(SubjectContext)
  return (
    <SettingsForm>
      <KeepingSection onFile={organisation} />
    </SettingsForm>
  )
}

/** How long documents are kept, and who removes those that are due. */
function KeepingSection({ onFile }: { onFile: Keeping & { trashDays: number } }) {
  const { form, values, labels, errorAt } = useSettingsForm(
    ...keepingNames,
    'regulator',
    'licenceNumber',
  )
  const { unit } = useSettingsWords()
  const { keeping: words } = useSettingsWorkWords()
  const { part: law, asked } = usePart(loadLaw, true)
  const keeping = keepingIn(values)
  const isChanged = JSON.stringify(keeping) !== JSON.stringify(keepingIn(onFile))
  const isValid = Object.entries(bounds).every(
    ([name, { min, max }]) =>
      keeping[name as keyof Keeping] >= min && keeping[name as keyof Keeping] <= max,
  )
  return (
    <Section name="keeping" lead={words.lead}>
      <FailedPart what={words.lead} queries={[asked]} />
      {law && <law.LawOfCountry of={values} />}
      <div className={classes.columns}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {(Object.keys(bounds) as (keyof Keeping)[]).map((name) => (
              <NumberField
                key={name}
                data-path={name}
                label={`${labels[name]} (${unit[bounds[name].unit]})`}
                description={law && <law.TimeByLaw name={name} time={values[name]} of={values} />}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                value={values[name]}
                error={errorAt(name)}
                onChange={(typed) => form.setFieldValue(name, typed ?? 0)}
              />
            ))}
          </SimpleGrid>
          {isChanged && isValid && <WhatIsDue keeping={keeping} />}
          <OnOff name="removesByItself" />
          <TrashField onFile={onFile.trashDays} />
        </Stack>
        <ScanReasonFields />
      </div>
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

/** For each kind that is only seen by default: the reason to keep scans of it after all. */
function ScanReasonFields() {
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

/** How long a deleted record can be restored; a shorter time shows immediately what it would remove. */
function TrashField({ onFile }: { onFile: number }) {
  const { values } = useSettingsForm('trashDays')
  const { days } = useSettingsWords()
  const { hints } = useSettingsWorkWords()
  return (
    <div>
      <NumberChoice
        name="trashDays"
        offered={[7, 14, 30, 60, 90, 180, 365]}
        onFile={onFile}
        hint={hints.trashDays}
        wordsOf={days}
      />
      {values.trashDays < onFile && <WhatGoes days={values.trashDays} />}
    </div>
  )
}

function WhatGoes({ days }: { days: number }) {
  const due = useQuery(trashDueQuery(days))
  const { trash: words } = useSettingsWorkWords()
  return (
    <>
      <FailedPart what={words.what} queries={[due]} />
      <Text size="sm" mt="xs" role="status">
        {due.data && sentenceOf(due.data, days, words)}
      </Text>
    </>
  )
}

type Words = SettingsWorkWords['trash']

function sentenceOf({ due, total }: { due: number; total: number }, days: number, words: Words) {
  if (total === 0) return words.empty
  if (due === 0) return words.noneOlder(days)
  if (total === 1) return words.onlyOne
  return due === total ? words.all(total) : words.some(due, total)
}
