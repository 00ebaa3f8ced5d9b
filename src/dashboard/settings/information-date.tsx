import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Organisation, useSaveSettings } from './use-save-settings.ts'

/** The date of "Information as of"; never in the future. */
export function InformationDate({ settings }: { settings: Organisation }) {
  const { save, isBusy } = useSaveSettings(settings.version)
  const [date, setDate] = useState(settings.informationAsOf)
  const [problem, setProblem] = useState<string | null>(null)
  const update = async () => {
    const errors = await save({ informationAsOf: date }, 'Date modified successfully')
    setProblem(errors?.informationAsOf ?? null)
  }
  return (
    <form
      aria-label="Information as of"
      onSubmit={(event) => {
        event.preventDefault()
        void update()
      }}
    >
      <Group align="flex-end" mb="xl">
        <TextInput
          type="date"
          label="Information as of"
          description="Stands on the home page. Today or earlier."
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
  )
}

/** Today where the reader is, as the date field writes it. */
function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
