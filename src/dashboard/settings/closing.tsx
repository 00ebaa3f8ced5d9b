import { Button, Checkbox, Text, TextInput, type TextInputProps } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { call } from '#api/client'
import { closingDays } from '#modules/privacy/schema'
import { dayAfter } from '#platform/clock/schema'
import { useSettingsWorkWords } from '#words/settings-work'
import { closingQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { useClosingSentences } from '../ui/closing-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { judgedForm, useVerdicts } from '../ui/use-refusals.ts'
import { said } from '../words/said.tsx'
import { Section, SettingsForm } from './form.tsx'
import { SubjectContext } from './settings-context.ts'
import { useSaving } from './use-settings.ts'
import type { Organisation } from './values.ts'

interface ClosingProps {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

const empty = {
  lastDay: '',
  hasSuccessor: false,
  successor: { name: '', licence: '', contact: '' },
  typedName: '',
}

const bodyOf = ({ hasSuccessor, ...typed }: typeof empty) => ({
  ...typed,
  successor: hasSuccessor ? typed.successor : null,
})

/** Announces a closing. What candidates read about the successor is checked like all public text. */
function AnnounceForm({ organisation, onSaved }: ClosingProps) {
  const { closing: words } = useSettingsWorkWords()
  const typed = useForm({ initialValues: empty })
  const draft = typed.isDirty()
    ? ({ request: 'POST /organisation/closing', body: bodyOf(typed.values) } as const)
    : null
  const form = judgedForm(typed, useVerdicts(draft))
  const { save, isBusy } = useSaving(onSaved)
  useUnsavedInput(form.isDirty())
  const announce = (values: typeof empty) => {
    const body = bodyOf(values)
    const { version } = organisation
    void save(
      () => call('POST /organisation/closing', { body, version }),
      words.announced,
      form.setErrors,
    )
  }
  const field = (path: string, label: string, more: TextInputProps = {}) => {
    const { error, ...input } = form.getInputProps(path)
    return <TextInput mt="md" {...input} error={said(error)} label={label} {...more} />
  }
  return (
    <form aria-label={words.announce} noValidate onSubmit={form.onSubmit(announce)}>
      {field('lastDay', words.fields.lastDay, {
        type: 'date',
        min: dayAfter(today(), closingDays),
      })}
      <Checkbox
        mt="md"
        label={words.takesOver}
        {...form.getInputProps('hasSuccessor', { type: 'checkbox' })}
      />
      {form.values.hasSuccessor && (
        <>
          {field('successor.name', words.fields.name)}
          {field('successor.licence', words.fields.licence)}
          {field('successor.contact', words.fields.contact)}
        </>
      )}
      {field('typedName', words.fields.typedName, {
        description: words.letterByLetter(organisation.displayName),
      })}
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
  const { save } = useSaving(onSaved)
  const withdraw = async () => {
    const { version } = organisation
    if (await ask(words.mayWithdraw))
      await save(() => call('DELETE /organisation/closing', { version }), words.withdrawn)
  }
  return (
    <div>
      <Button variant="default" onClick={() => void withdraw()}>
        {words.withdraw}
      </Button>
    </div>
  )
}
