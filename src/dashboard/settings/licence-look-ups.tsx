import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, Problem } from '#api/client'
import { licenceOf, type RegisterAnswer, registerAnswers } from '#modules/organisation/schema'
import { licenceQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { answerLabels, lookUpSentence, useLicenceSentence } from '../ui/licence-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, today } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { Section } from './section.tsx'
import classes from './settings.module.css'
import { currentIn } from './use-settings.ts'
import type { Organisation } from './values.ts'

interface LicenceLookUps {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** What the public register showed of the licence: the state, the form, and every look-up so far. */
export function LicenceLookUps(props: LicenceLookUps) {
  const licence = useQuery(licenceQuery)
  const { registerUrl } = licenceOf(props.organisation)
  const licenceSentence = useLicenceSentence()
  return (
    <Section
      name="licence"
      lead="Look up your own licence in the public register and note what it showed. A look-up counts for 90 days. A licence that has ended, or that nobody looked up for 90 days, is named at the top of every public page, and no new records can be entered."
    >
      <Text>
        <bdi>{props.organisation.licenceNumber}</bdi>
        <CopyButton text={props.organisation.licenceNumber} what="Licence" />
      </Text>
      {registerUrl !== null && (
        <a href={registerUrl} rel="noreferrer" target="_blank">
          Open the public register (new tab)
        </a>
      )}
      <Loaded query={licence}>
        {({ standing, lookUps }) => (
          <>
            <Text fw={600}>{licenceSentence(standing)}</Text>
            <LookUpForm {...props} />
            <LookUpList lookUps={lookUps} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

const empty = { on: '', answer: 'valid' as RegisterAnswer, validUntil: '' }

function LookUpForm({ organisation, onSaved }: LicenceLookUps) {
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
      doneToast('Look-up noted')
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
      aria-label="Note a look-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void note()
      }}
    >
      <Group align="flex-start">
        <TextInput
          type="date"
          label="Looked up on"
          value={form.on}
          max={today()}
          error={problems.on}
          onChange={({ currentTarget: { value } }) => setForm({ ...form, on: value })}
        />
        <NativeSelect
          label="The register showed"
          value={form.answer}
          data={registerAnswers.map((value) => ({ value, label: answerLabels[value] }))}
          onChange={({ currentTarget: { value } }) =>
            setForm({ ...form, answer: value as RegisterAnswer })
          }
        />
        {hasEnd && (
          <TextInput
            type="date"
            label="Valid until (if it says)"
            value={form.validUntil}
            error={problems.validUntil}
            onChange={({ currentTarget: { value } }) => setForm({ ...form, validUntil: value })}
          />
        )}
      </Group>
      <Button type="submit" mt="sm" loading={isBusy}>
        Note the look-up
      </Button>
    </form>
  )
}

type LookUps = Parameters<typeof lookUpSentence>[0][]

function LookUpList({ lookUps }: { lookUps: LookUps }) {
  if (lookUps.length === 0) return null
  return (
    <ul className={classes.lookUps}>
      {lookUps.map((one) => (
        <li key={one.id}>
          Register looked up on {dayOf(one.on)} by <bdi>{one.by}</bdi>: {lookUpSentence(one)}{' '}
          <span className={classes.note}>
            (<bdi>{one.licenceNumber}</bdi>)
          </span>
        </li>
      ))}
    </ul>
  )
}
