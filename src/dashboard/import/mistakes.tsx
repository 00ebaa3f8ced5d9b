import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import { isLedger } from '#modules/exchange/columns/schema'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { type ImportWords, useImportWords } from '../words/import.ts'
import { Said } from '../words/said.tsx'
import classes from './import.module.css'
import type { Details } from './steps.ts'

type Mistake = Details['problems'][number]

function columnsWith(
  { isForecast, isOfRecords }: { isForecast: boolean; isOfRecords: boolean },
  { mistakes: words, rowNumber }: ImportWords,
): Column<Mistake>[] {
  return [
    { name: words.row, of: ({ row }) => rowNumber(row) },
    {
      name: words.what,
      of: ({ isIn, problems }) => (
        <>
          {problems.map(({ message, ...reason }) => (
            <div key={message} dir="auto">
              <Said {...reason}>{message}</Said>
            </div>
          ))}
          {isIn && isOfRecords && <Text size="sm">{isForecast ? words.comesIn : words.isIn}</Text>}
        </>
      ),
      isBare: true,
    },
  ]
}

/** All rows of which something is said, with the original columns. */
export function ListLink({ details: { id, filesRemovedAt } }: { details: Details }) {
  const { mistakes: words } = useImportWords()
  if (filesRemovedAt !== null) return null
  return (
    <a
      className={classes.download}
      href={addressOf('/imports/{id}/mistakes', { id })}
      download
      data-alone
    >
      {words.download}
    </a>
  )
}

/** The first rows that are not right, and all of them as a list to be corrected and imported again. */
export function Mistakes({ details }: { details: Details }) {
  const words = useImportWords()
  const { state, mapping, problems, problemRows } = details
  const isForecast = state === 'checked'
  if (problems.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="mistakes">
      <h2 id="mistakes">{words.mistakes.title(problemRows)}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.mistakes.text}
      </Text>
      <ListLink details={details} />
      <DataTable
        label={words.mistakes.table}
        columns={columnsWith({ isForecast, isOfRecords: !isLedger(mapping) }, words)}
        rows={problems}
        keyOf={({ row }) => row}
      />
      {problemRows > problems.length && (
        <Text size="sm">{words.mistakes.first(problems.length)}</Text>
      )}
    </section>
  )
}
