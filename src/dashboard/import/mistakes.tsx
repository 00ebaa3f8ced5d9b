import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import { isLedger } from '#modules/exchange/columns.schema'
import type { RowPlace } from '#modules/exchange/reading.schema'
import { useLanguage } from '../look/language.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { usePart } from '../ui/use-part.ts'
import { type ImportWords, useImportWords } from '../words/import.ts'
import { loadWords } from '../words/jobs.ts'
import { Said } from '../words/said.tsx'
import { useRowAt } from './counts.tsx'
import classes from './import.module.css'
import type { Details } from './steps.ts'

type Mistake = Details['problems'][number]

interface Shown {
  isForecast: boolean
  isOfRecords: boolean
}

function columnsWith(
  { isForecast, isOfRecords }: Shown,
  { mistakes: words }: ImportWords,
  rowAt: (place: RowPlace) => string,
): Column<Mistake>[] {
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
      of: ({ isIn, problems }) => (
        <>
          {problems.map(({ message, cell, ...reason }) => (
            <div key={message} dir="auto">
              <Said {...reason}>{message}</Said>
              {cell && (
                <>
                  {' '}
                  <bdi className={classes.sample}>{cell}</bdi>
                </>
              )}
            </div>
          ))}
          {isIn && isOfRecords && <Text size="sm">{isForecast ? words.comesIn : words.isIn}</Text>}
        </>
      ),
      isBare: true,
    },
  ]
}

const publicTexts = async () => {
  await loadWords('bn', ['notices-said'])
  return {}
}

/** Few tables hold text that may not be public, so its Bengali loads with the first such row. */
function useWordsOfPublicTexts(rows: readonly Mistake[]): void {
  const language = useLanguage()
  const isSaid = rows.some(({ problems }) => problems.some(isOfPublicText))
  usePart(publicTexts, isSaid && language !== 'en')
}

const isOfPublicText = ({ code, values }: Mistake['problems'][number]) =>
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

/** The first wrong rows, and all of them as a list to correct and import again. */
export function Mistakes({ details }: { details: Details }) {
  const words = useImportWords()
  const rowAt = useRowAt()
  const { state, mapping, problems, problemRows } = details
  useWordsOfPublicTexts(problems)
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
        columns={columnsWith({ isForecast, isOfRecords: !isLedger(mapping) }, words, rowAt)}
        rows={problems}
        keyOf={({ row, sheet }) => `${sheet} ${row}`}
      />
      {problemRows > problems.length && (
        <Text size="sm">{words.mistakes.first(problems.length)}</Text>
      )}
    </section>
  )
}
