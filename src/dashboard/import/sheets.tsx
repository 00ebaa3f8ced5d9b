import { Checkbox, Stack, Text } from '@mantine/core'
import { call } from '#api/client'
import type { RowPlace } from '#modules/exchange/reading.schema'
import { useImportWords } from '../words/import.ts'
import classes from './import.module.css'
import type { Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

/** Returns a row as the spreadsheet shows it, with its sheet where there are several. */
export function useRowAt(): (place: RowPlace) => string {
  const { rowNumber } = useImportWords()
  return ({ row, sheet }) => (sheet === undefined ? '' : `${sheet}: `) + rowNumber(row)
}

/** The sheets of a workbook that list people, where there are several, and the choice among them. */
export function Sheets({ details: { id, sheets } }: { details: Details }) {
  const { sheets: words } = useImportWords()
  const { during, isAsking } = useSteps(id)
  if (sheets.length === 0) return null
  const taken = sheets.filter(({ isTaken }) => isTaken).map(({ name }) => name)
  const choose = (name: string, isTaken: boolean) => {
    const chosen = isTaken ? [...taken, name] : taken.filter((one) => one !== name)
    return during(() => call('PATCH /imports/{id}', { params: { id }, body: { sheets: chosen } }))
  }
  return (
    <section className={classes.section} aria-labelledby="sheets">
      <h2 id="sheets">{words.title}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      <Stack gap="xs">
        {sheets.map(({ name, rows, isTaken }) => (
          <Checkbox
            key={name}
            label={<bdi>{name}</bdi>}
            description={words.rows(rows)}
            checked={isTaken}
            disabled={isAsking || (isTaken && taken.length === 1)}
            onChange={({ currentTarget }) => void choose(name, currentTarget.checked)}
          />
        ))}
      </Stack>
    </section>
  )
}
