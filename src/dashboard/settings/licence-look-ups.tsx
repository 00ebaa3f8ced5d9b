import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { type Answer, call } from '#api/client'
import { type RegisterAnswer, registerAnswers } from '#modules/organisation/identity.schema'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { useSettingsWords } from '#words/settings'
import { licenceQuery } from '../queries.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useLicenceSentence } from '../ui/licence-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today, useTimes } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { said } from '../words/said.tsx'
import { Section } from './form.tsx'
import classes from './settings.module.css'
import { useSaving } from './use-settings.ts'
import type { Organisation } from './values.ts'

interface LicenceLookUpsProps {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** What the public register showed of the licence: the state, the form, and every look-up so far. */
export const LicenceLookUps = memo(function LicenceLookUps(props: LicenceLookUpsProps) {
  const licence = useQuery(licenceQuery)
  const { registerUrl } = licenceOf(props.organisation, 'en')
  const licenceSentence = useLicenceSentence()
  const { licence: words } = useSettingsWords()
  return (
    <Section name="licence" lead={words.lead}>
      <div className={classes.columns}>
        <Stack gap="sm">
          <Text>
            <bdi>{props.organisation.licenceNumber}</bdi>
            <CopyButton text={props.organisation.licenceNumber} what={words.what} />
          </Text>
          {registerUrl !== null && (
            <a href={registerUrl} rel="noreferrer" target="_blank">
              {words.open}
            </a>
          )}
          <Loaded query={licence}>
            {({ standing, lookUps }) => (
              <>
                <Text fw={600}>{licenceSentence(standing)}</Text>
                <LookUpList lookUps={lookUps} />
              </>
            )}
          </Loaded>
        </Stack>
        <LookUpForm {...props} />
      </div>
    </Section>
  )
})

const empty = { answer: 'valid' as RegisterAnswer, validUntil: '' }

function LookUpForm({ organisation, onSaved }: LicenceLookUpsProps) {
  const { licence: words } = useSettingsWords()
  const form = useForm({ initialValues: { ...empty, on: today() } })
  const { save, isBusy } = useSaving(onSaved)
  useUnsavedInput(form.isDirty())
  const note = async ({ on, answer, validUntil: until }: typeof form.values) => {
    const body = { on, answer, validUntil: answer === 'valid' && until !== '' ? until : null }
    const { version } = organisation
    const noted = await save(
      () => call('POST /organisation/licence/look-ups', { body, version }),
      words.noted,
      form.setErrors,
    )
    if (noted) form.reset()
  }
  const day = (path: 'on' | 'validUntil', latest?: string) => {
    const { error, ...input } = form.getInputProps(path)
    return <TextInput {...input} type="date" label={words[path]} max={latest} error={said(error)} />
  }
  return (
    <form
      aria-label={words.note}
      noValidate
      onSubmit={form.onSubmit((values) => void note(values))}
    >
      <Group align="flex-start">
        {day('on', today())}
        <NativeSelect
          {...form.getInputProps('answer')}
          label={words.showed}
          data={registerAnswers.map((value) => ({ value, label: words.answers[value] }))}
        />
        {form.values.answer === 'valid' && day('validUntil')}
      </Group>
      <Button type="submit" mt="sm" loading={isBusy}>
        {words.button}
      </Button>
    </form>
  )
}

type LookUps = Answer<'GET /organisation/licence'>['lookUps']

function LookUpList({ lookUps }: { lookUps: LookUps }) {
  const { licence: words } = useSettingsWords()
  const { dayOf } = useTimes()
  if (lookUps.length === 0) return null
  const showed = ({ answer, validUntil }: LookUps[number]) =>
    validUntil === null
      ? words.answers[answer]
      : words.until(words.answers[answer], dayOf(validUntil))
  return (
    <ul className={classes.lookUps}>
      {lookUps.map((one) => (
        <li key={one.id}>
          {words.one(dayOf(one.on), one.by, showed(one))}{' '}
          <span className={classes.note}>
            (<bdi>{one.licenceNumber}</bdi>)
          </span>
        </li>
      ))}
    </ul>
  )
}
