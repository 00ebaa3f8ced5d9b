import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import type { RowPlace } from '#modules/tables/notes/reading.schema'
import { useLanguage } from '../look/language.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { usePart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import { Said } from '../words/said.tsx'
import { useRowAt } from './counts.tsx'
import classes from './import.module.css'
import { type Details, type ImportWords, useImportWords } from './use-import.ts'

type Mistake = Details['problems'][number]
type Remark = Details['remarks'][number]
type RowAt = (place: RowPlace) => string

function columnsWith({ mistakes: words }: ImportWords, rowAt: RowAt): Column<Mistake>[] {
  return [
    {
      name: words.row,
      of: ({ person, ...place }) => (
        <>
          {rowAt(place)} <bdi>{person}</bdi>
        </>
      ),
    },
    {
      name: words.what,
      of: ({ problems }) =>
        problems.map(({ message, cell, ...reason }) => (
          <div key={message} dir="auto">
            <Said {...reason}>{message}</Said>
            {cell && (
              <>
                {' '}
                <bdi className={classes.sample}>{cell}</bdi>
              </>
            )}
          </div>
        )),
      isBare: true,
    },
  ]
}

const publicTexts = async () => {
  await loadWords('bn', ['composer'])
  return {}
}

/** Few tables hold text that may not be public, so its Bengali loads with the first such row. */
function useWordsOfPublicTexts({ problems, remarks }: Details): void {
  const language = useLanguage()
  const notes = [...problems.flatMap((row) => row.problems), ...remarks.map(({ note }) => note)]
  usePart(publicTexts, notes.some(isOfPublicText) && language !== 'en')
}

const isOfPublicText = ({ code, values }: Pick<Remark['note'], 'code' | 'values'>) =>
  `${code} ${values?.problem}`.includes('speech.')

/** All rows with a message, with the original columns. */
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

/** The first rows that stay out, all of them as a list to correct and import again, and what else is to be known. */
export function Mistakes({ details }: { details: Details }) {
  const words = useImportWords()
  const rowAt = useRowAt()
  const { problems, problemRows, remarks } = details
  useWordsOfPublicTexts(details)
  if (problems.length + remarks.length === 0) return null
  return (
    <>
      {problems.length > 0 && (
        <section className={classes.section} aria-labelledby="mistakes">
          <h2 id="mistakes">{words.mistakes.title(problemRows)}</h2>
          <Text size="sm" c="dimmed" mb="sm">
            {words.mistakes.text}
          </Text>
          <ListLink details={details} />
          <DataTable
            label={words.mistakes.table}
            columns={columnsWith(words, rowAt)}
            rows={problems}
            keyOf={({ row, sheet }) => `${sheet} ${row}`}
          />
          {problemRows > problems.length && (
            <Text size="sm">{words.mistakes.first(problems.length)}</Text>
          )}
        </section>
      )}
      <Remarks details={details} />
    </>
  )
}

/** What is not right in rows that come in anyway: one line for a column, however many rows have it. */
function Remarks({ details }: { details: Details }) {
  const { remarks: words } = useImportWords()
  const rowAt = useRowAt()
  const { problems, remarks } = details
  if (remarks.length === 0) return null
  const columns: Column<Remark>[] = [
    {
      name: words.what,
      of: ({ note: { message, ...reason } }) => (
        <span dir="auto">
          <Said {...reason}>{message}</Said>
        </span>
      ),
      isBare: true,
    },
    { name: words.rows, of: ({ rows, first }) => words.where(rows, first.map(rowAt).join(', ')) },
  ]
  return (
    <section className={classes.section} aria-labelledby="remarks">
      <h2 id="remarks">{words.title}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      {problems.length === 0 && <ListLink details={details} />}
      <DataTable
        label={words.title}
        columns={columns}
        rows={remarks}
        keyOf={({ note, rows }) => `${note.message} ${rows}`}
      />
    </section>
  )
}
