import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call, Problem } from '#api/client'
import { dayOf, today } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { Section } from './section.tsx'
import { currentIn } from './use-settings.ts'
import type { Organisation } from './values.ts'

interface InformationDate {
  organisation: Organisation
  onSaved: (organisation: Organisation) => void
}

/** The date of "Information as of"; never in the future. */
export function InformationDate({ organisation, onSaved }: InformationDate) {
  const [date, setDate] = useState(organisation.informationAsOf)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useUnsavedInput(date !== organisation.informationAsOf)
  const put = (version: number) =>
    call('PATCH /organisation', { body: { informationAsOf: date }, version })
  // The date says nothing of the other settings, so it may stand beside others' changes of those.
  const again = (error: unknown) => {
    const current = currentIn(error)
    if (current?.informationAsOf !== organisation.informationAsOf) throw error
    return put(current.version)
  }
  const update = async () => {
    if (date > today()) return setProblem('This date is in the future. Choose today or earlier.')
    setBusy(true)
    setProblem(null)
    try {
      onSaved(await put(organisation.version).catch(again))
      doneToast('Date modified successfully')
    } catch (error) {
      const current = currentIn(error)
      if (current) onSaved(current)
      if (current)
        return setProblem(
          `Another admin set it to ${dayOf(current.informationAsOf)} in the meantime. Press “Update” again to set yours.`,
        )
      const field = error instanceof Problem ? error.fields[0] : undefined
      if (field) setProblem(field.message)
      else problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section name="date" lead="Shown on the home page.">
      <form
        aria-label="Information as of"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void update()
        }}
      >
        <Group align="flex-end">
          <TextInput
            type="date"
            label="Information as of"
            description="Today or earlier"
            value={date}
            max={today()}
            error={problem}
            onChange={({ currentTarget: { value } }) => setDate(value)}
          />
          <Button type="submit" loading={isBusy}>
            Update
          </Button>
        </Group>
      </form>
    </Section>
  )
}
