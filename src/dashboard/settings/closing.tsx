import { Button, Checkbox, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { call, Problem } from '#api/client'
import { closingDays } from '#modules/privacy/schema'
import { dayAfter } from '#platform/clock/schema'
import { closingQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { useClosingSentences } from '../ui/closing-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { said } from '../words/said.tsx'
import { type SettingsWorkWords, useSettingsWorkWords } from '../words/settings-work.ts'
import { Section, SettingsForm } from './form.tsx'
import { SubjectContext } from './settings-context.ts'
import { currentIn } from './use-settings.ts'
import type { Organisation } from './values.ts'

interface ClosingProps {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

type Name = keyof SettingsWorkWords['closing']['fields']
const empty = { lastDay: '', name: '', licence: '', contact: '', typedName: '' }

/** Announces a closing. What candidates read about the successor is checked like all public text. */
function AnnounceForm({ organisation, onSaved }: ClosingProps) {
  const { closing: words } = useSettingsWorkWords()
  const [form, setForm] = useState(empty)
  const [hasSuccessor, setSuccessor] = useState(false)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  useUnsavedInput(Object.values(form).some((value) => value !== ''))
  const announce = async () => {
    setBusy(true)
    setProblems({})
    const { lastDay, typedName, ...successor } = form
    const body = { lastDay, typedName, successor: hasSuccessor ? successor : null }
    try {
      const { version } = organisation
      onSaved(await call('POST /organisation/closing', { body, version }))
      doneToast(words.announced)
      await queryClient.invalidateQueries({ queryKey: closingQuery.queryKey })
    } catch (error) {
      const current = currentIn(error)
      if (current) onSaved(current)
      if (error instanceof Problem && error.fields.length > 0)
        setProblems(
          Object.fromEntries(
            error.fields.map(({ path, message }) => [path.replace('successor.', ''), message]),
          ),
        )
      else problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  const field = (name: Name, more: { type?: string; min?: string; description?: string } = {}) => (
    <TextInput
      mt="md"
      label={words.fields[name]}
      value={form[name]}
      error={said(problems[name])}
      onChange={({ currentTarget: { value } }) => setForm({ ...form, [name]: value })}
      {...more}
    />
  )
  return (
    <form
      aria-label={words.announce}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void announce()
      }}
    >
      {field('lastDay', { type: 'date', min: dayAfter(today(), closingDays) })}
      <Checkbox
        mt="md"
        label={words.takesOver}
        checked={hasSuccessor}
        onChange={({ currentTarget: { checked } }) => setSuccessor(checked)}
      />
      {hasSuccessor && (
        <>
          {field('name')}
          {field('licence')}
          {field('contact')}
        </>
      )}
      {field('typedName', { description: words.letterByLetter(organisation.displayName) })}
      <Button type="submit" mt="sm" color="danger" loading={isBusy}>
        {words.announce}
      </Button>
    </form>
  )
}

/** What ends the agency, apart from all other settings. */
export function ClosingPage() {
  const { organisation, onSaved } = use(SubjectContext)
  return (
    <>
      <ClosingSection organisation={organisation} onSaved={onSaved} />
      <SettingsForm />
    </>
  )
}

/** The end of the agency: announced with a last day, and revocable until then. */
function ClosingSection(props: ClosingProps) {
  const closing = useQuery(closingQuery)
  const say = useClosingSentences()
  const { closing: words } = useSettingsWorkWords()
  return (
    <Section name="closing" lead={words.lead}>
      <Loaded query={closing}>
        {({ announced }) =>
          announced === null ? (
            <AnnounceForm {...props} />
          ) : (
            <>
              <Text fw={600}>{say.lastDay(announced)}</Text>
              <Text>{say.told(announced)}</Text>
              {announced.successor && (
                <Text>
                  {words.successor} <bdi>{announced.successor.name}</bdi>,{' '}
                  <bdi>{announced.successor.licence}</bdi>, <bdi>{announced.successor.contact}</bdi>
                </Text>
              )}
              {announced.daysLeft >= 0 && <Withdraw {...props} />}
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

function Withdraw({ organisation, onSaved }: ClosingProps) {
  const { closing: words } = useSettingsWorkWords()
  const withdraw = async () => {
    const isSure = await ask(words.mayWithdraw)
    if (!isSure) return
    try {
      onSaved(await call('DELETE /organisation/closing', { version: organisation.version }))
      doneToast(words.withdrawn)
      await queryClient.invalidateQueries({ queryKey: closingQuery.queryKey })
    } catch (error) {
      const current = currentIn(error)
      if (current) onSaved(current)
      problemToast(error)
    }
  }
  return (
    <div>
      <Button variant="default" onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
    </div>
  )
}
