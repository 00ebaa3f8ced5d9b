import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import { licenceOf, type RegisterAnswer, registerAnswers } from '#modules/organisation/schema'
import { licenceQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { useLicenceSentence } from '../ui/licence-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today, useTimes } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { said } from '../words/said.tsx'
import { useSettingsWords } from '../words/settings.ts'
import { Section } from './form.tsx'
import classes from './settings.module.css'
import { currentIn } from './use-settings.ts'
import type { Organisation } from './values.ts'

interface LicenceLookUpsProps {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** What the public register showed of the licence: the state, the form, and every look-up so far. */
export const LicenceLookUps = memo(function LicenceLookUps(props: LicenceLookUpsProps) {
  const licence = useQuery(licenceQuery)
  const { registerUrl } = licenceOf(props.organisation)
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

const empty = { on: '', answer: 'valid' as RegisterAnswer, validUntil: '' }

function LookUpForm({ organisation, onSaved }: LicenceLookUpsProps) {
  const { licence: words } = useSettingsWords()
  const [form, setForm] = useState({ ...empty, on: today() })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  useUnsavedInput(form.answer !== empty.answer || form.validUntil !== '')
  const hasEnd = form.answer === 'valid'
  const note = async () => {
    setBusy(true)
    setProblems({})
    try {
      const validUntil = hasEnd && form.validUntil !== '' ? form.validUntil : null
      const body = { on: form.on, answer: form.answer, validUntil }
      const { version } = organisation
      onSaved(await call('POST /organisation/licence/look-ups', { body, version }))
      setForm({ ...empty, on: today() })
      doneToast(words.noted)
      await queryClient.invalidateQueries({ queryKey: licenceQuery.queryKey })
    } catch (error) {
      const current = currentIn(error)
      if (current) onSaved(current)
      if (error instanceof Problem && error.fields.length > 0)
        setProblems(Object.fromEntries(error.fields.map((one) => [one.path, one.message])))
      else problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      aria-label={words.note}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void note()
      }}
    >
      <Group align="flex-start">
        <TextInput
          type="date"
          label={words.on}
          value={form.on}
          max={today()}
          error={said(problems.on)}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, on: value })}
        />
        <NativeSelect
          label={words.showed}
          value={form.answer}
          data={registerAnswers.map((value) => ({ value, label: words.answers[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setForm({ ...form, answer: value as RegisterAnswer })
          }
        />
        {hasEnd && (
          <TextInput
            type="date"
            label={words.validUntil}
            value={form.validUntil}
            error={said(problems.validUntil)}
            onChange={({ currentTarget: { value } }) => setForm({ ...form, validUntil: value })}
          />
        )}
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
