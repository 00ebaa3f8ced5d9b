import { Button, Group, TextInput } from '@mantine/core'
import { memo, type ReactNode, useState } from 'react'
import { call, Problem } from '#api/client'
import { settingProblems } from '#modules/organisation/lines.schema'
import { useSettingsWords } from '#words/settings'
import { today, useTimes } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { savedMeanwhile } from '../ui/use-action.ts'
import { Said } from '../words/said.tsx'
import { Section } from './form.tsx'
import type { Organisation } from './values.ts'

interface InformationDateProps {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** The date of "Information as of"; never in the future. */
export const InformationDate = memo(function InformationDate({
  organisation,
  onSaved,
}: InformationDateProps) {
  const words = useSettingsWords()
  const { dayOf } = useTimes()
  const [date, setDate] = useState(organisation.informationAsOf)
  const [problem, setProblem] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  useUnsavedInput(date !== organisation.informationAsOf)
  const put = (version: number) =>
    call('PATCH /organisation', { body: { informationAsOf: date }, version })
  // The date is independent of the other settings, so it may be saved beside others' changes.
  const again = (error: unknown) => {
    const current = savedMeanwhile<Organisation>(error)
    if (current?.informationAsOf !== organisation.informationAsOf) throw error
    return put(current.version)
  }
  const update = async () => {
    if (date > today()) return setProblem(<Said>{settingProblems.futureDate}</Said>)
    setBusy(true)
    setProblem(null)
    try {
      onSaved(await put(organisation.version).catch(again))
      doneToast(words.date.done)
    } catch (error) {
      const current = savedMeanwhile<Organisation>(error)
      if (current) onSaved(current)
      if (current) return setProblem(words.date.meanwhile(dayOf(current.informationAsOf)))
      const field = error instanceof Problem ? error.fields[0] : undefined
      if (field) setProblem(<Said>{field.message}</Said>)
      else problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section name="date">
      <form
        aria-label={words.sections.date}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void update()
        }}
      >
        <Group align="flex-end">
          <TextInput
            type="date"
            aria-label={words.sections.date}
            description={words.date.hint}
            value={date}
            max={today()}
            error={problem}
            onChange={({ currentTarget: { value } }) => setDate(value)}
          />
          <Button type="submit" loading={isBusy}>
            {words.date.update}
          </Button>
        </Group>
      </form>
    </Section>
  )
})
