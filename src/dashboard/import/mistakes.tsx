import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import table from '../ui/table.module.css'
import classes from './import.module.css'
import { counted, type Details } from './steps.ts'

/** The first rows that are not right, and all of them as a list to be corrected and imported again. */
export function Mistakes({ details }: { details: Details }) {
  const { id, state, problems, problemRows, filesRemovedAt } = details
  const isForecast = state === 'checked'
  if (problems.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="mistakes">
      <h2 id="mistakes">{counted(problemRows, 'row')} to look at</h2>
      <Text size="sm" c="dimmed" mb="sm">
        Correct the list and import it again: the original columns stand in front.
      </Text>
      {filesRemovedAt === null && (
        <a className={classes.download} href={addressOf('/imports/{id}/mistakes', { id })} download>
          Download the list (CSV)
        </a>
      )}
      <table className={table.table} aria-label="Rows to look at">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What to correct</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, isIn, problems: sentences }) => (
            <tr key={row}>
              <td data-label="Row">{row}</td>
              <td>
                {sentences.map((sentence) => (
                  <div key={sentence} dir="auto">
                    {sentence}
                  </div>
                ))}
                {isIn && (
                  <Text size="sm">The record itself {isForecast ? 'comes in' : 'is in'}.</Text>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemRows > problems.length && (
        <Text size="sm">The first {counted(problems.length)} are shown; the list has all.</Text>
      )}
    </section>
  )
}
