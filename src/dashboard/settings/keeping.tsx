import { Anchor, Fieldset, SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { kindLabel } from '#modules/documents/schema'
import {
  keepingLawsOf,
  keepingNames,
  type LeastByLaw,
  leastByLaw,
} from '#modules/organisation/keeping-laws.schema'
import { seenKinds } from '#modules/organisation/kinds.schema'
import { type Licensed, regulatorMeant } from '#modules/organisation/regulators.schema'
import { countryName } from '#modules/records/schema'
import { useSettingsWords } from '#words/settings'
import { type SettingsWorkWords, useSettingsWorkWords } from '#words/settings-work'
import { useLanguage } from '../look/language.ts'
import { dueCountQuery, trashDueQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { useTimes } from '../ui/times.ts'
import { placed } from '../words/placed.tsx'
import { dueSentence } from './due-sentence.ts'
import { NumberChoice, OnOff } from './fields.tsx'
import { Section, SettingsForm } from './form.tsx'
import { SaidField } from './said-field.tsx'
import classes from './settings.module.css'
import { SubjectContext, useSettingsForm } from './settings-context.ts'
import { type Keeping, keepingIn, type Values } from './values.ts'

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
      <div className={classes.columns}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {(Object.keys(bounds) as (keyof Keeping)[]).map((name) => (
              <NumberField
                key={name}
                data-path={name}
                label={`${labels[name]} (${unit[bounds[name].unit]})`}
                description={<TimeByLaw name={name} time={values[name]} licensed={licensed} />}
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

/** Returns the licence in the form, as saving would read it. */
function licensedIn({
  regulator,
  licenceNumber,
}: Pick<Values, 'regulator' | 'licenceNumber'>): Licensed {
  return { regulator: regulatorMeant(regulator.trim()), licenceNumber: licenceNumber.trim() }
}

/** Whether anybody found the legal requirements of the country. */
function LawOfCountry({ licensed }: { licensed: Licensed }) {
  const { law: words } = useSettingsWorkWords().keeping
  const language = useLanguage()
  const { country, laws } = keepingLawsOf(licensed)
  const about = laws.length > 0 ? words.country : words.none
  return (
    <Text size="sm" maw="62ch">
      {country === null ? words.unknown : about(countryName(country, language))}
    </Text>
  )
}

interface TimeByLaw {
  name: keyof Keeping
  time: number
  licensed: Licensed
}

/** The legal minimum of a period, with its section, and that nobody has confirmed the row. */
function TimeByLaw({ name, time, licensed }: TimeByLaw) {
  const byLaw = leastByLaw(name, licensed)
  return byLaw && <Asked byLaw={byLaw} isShorter={time < byLaw.least} />
}

function Asked({ byLaw: { law }, isShorter }: { byLaw: LeastByLaw; isShorter: boolean }) {
  const { law: words } = useSettingsWorkWords().keeping
  const { dayOf } = useTimes()
  const more = [
    words.reviewed(dayOf(law.reviewedOn)),
    !law.confirmedBy && words.unconfirmed,
    isShorter && words.shorter,
  ]
  return (
    <>
      {placed(
        (place) => words.least(place, law.months, words.from[law.from]),
        // Within a sentence a link needs more than its colour to be recognised.
        <Anchor
          href={law.url}
          lang="en"
          size="xs"
          td="underline"
          rel="noopener noreferrer"
          target="_blank"
        >
          {law.law}, {law.section}
        </Anchor>,
      )}{' '}
      {more.filter(Boolean).join(' ')}
    </>
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
