import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import { type Column, DataTable } from '../ui/data-table.tsx'
import classes from './import.module.css'
import { counted, type Details } from './steps.ts'

type Mistake = Details['problems'][number]

function columnsWith(isForecast: boolean): Column<Mistake>[] {
  return [
    { name: 'Row', of: ({ row }) => row },
    {
      name: 'What to correct',
      of: ({ isIn, problems }) => (
        <>
          {problems.map((sentence) => (
            <div key={sentence} dir="auto">
              {sentence}
            </div>
          ))}
          {isIn && <Text size="sm">The record itself {isForecast ? 'comes in' : 'is in'}.</Text>}
        </>
      ),
      isBare: true,
    },
  ]
}

/** All rows of which something is said, with the original columns. */
export function ListLink({ details: { id, filesRemovedAt } }: { details: Details }) {
  if (filesRemovedAt !== null) return null
  return (
    <a className={classes.download} href={addressOf('/imports/{id}/mistakes', { id })} download>
      Download the list (CSV)
    </a>
  )
}

/** The first rows that are not right, and all of them as a list to be corrected and imported again. */
export function Mistakes({ details }: { details: Details }) {
  const { state, problems, problemRows } = details
  const isForecast = state === 'checked'
  if (problems.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="mistakes">
      <h2 id="mistakes">{counted(problemRows, 'row')} to look at</h2>
      <Text size="sm" c="dimmed" mb="sm">
        Correct the list and import it again: the original columns come first.
      </Text>
      <ListLink details={details} />
      <DataTable
        label="Rows to look at"
        columns={columnsWith(isForecast)}
        rows={problems}
        keyOf={({ row }) => row}
      />
      {problemRows > problems.length && (
        <Text size="sm">The first {counted(problems.length)} are shown; the list has all.</Text>
      )}
    </section>
  )
}
