import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { addressOf, call } from '#api/client'
import { answersTo, type ImportQuestion } from '#modules/import/rows/answers.schema'
import { languageName } from '#modules/records/facts.schema'
import { isField, recordFields } from '#modules/records/fields.schema'
import { countryName } from '#modules/records/schema'
import { isDayTarget, isLedger } from '#modules/tables/columns/columns.schema'
import { choicesOf } from '#modules/tables/columns/columns-beside.schema'
import type { RowPlace } from '#modules/tables/notes/reading.schema'
import { inLanguage } from '#platform/languages.schema'
import { useLanguage } from '../look/language.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { usePart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import { placed } from '../words/placed.tsx'
import { Said } from '../words/said.tsx'
import { useRowAt } from './counts.tsx'
import classes from './import.module.css'
import {
  type Details,
  type ImportWords,
  useImportWords,
  useSteps,
  useTargetLabel,
} from './use-import.ts'

const notAnswered = 'none'
const keyOf = ({ column, value }: ImportQuestion) => `${column} ${value}`

/** Unknown values: one answer each, for all rows that have it. */
export function Questions({ details }: { details: Details }) {
  const { questions: words } = useImportWords()
  const { id, findings, answers } = details
  const { questions } = findings
  const steps = useSteps(id)
  const [taken, setTaken] = useState<Record<string, string>>({})
  if (questions.length === 0) return null
  const given = questions.flatMap((question) => {
    const take = taken[keyOf(question)]
    const { column, value } = question
    return take === undefined || take === notAnswered ? [] : [{ column, value, take }]
  })
  const use = async () => {
    await call('PATCH /imports/{id}', { params: { id }, body: { answers: [...answers, ...given] } })
    await call('POST /imports/{id}/check', { params: { id } })
  }
  return (
    <section className={classes.section} aria-labelledby="questions">
      <h2 id="questions">{words.title(questions.length)}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void steps.during(use)
        }}
      >
        <div className={classes.columns}>
          {questions.map((question) => (
            <Question
              key={keyOf(question)}
              question={question}
              take={taken[keyOf(question)] ?? notAnswered}
              onTake={(take) => setTaken((before) => ({ ...before, [keyOf(question)]: take }))}
            />
          ))}
        </div>
        <Button
          type="submit"
          variant="default"
          mt="md"
          disabled={given.length === 0}
          loading={steps.isAsking}
        >
          {given.length === 1 ? words.use : words.useAll}
        </Button>
      </form>
    </section>
  )
}

interface Question {
  question: ImportQuestion
  take: string
  onTake: (take: string) => void
}

function Question({ question, take, onTake }: Question) {
  const { column, value, rows, isRefused } = question
  const { questions: words } = useImportWords()
  const label = useTargetLabel()(column)
  const choices = useChoices(column)
  return (
    <NativeSelect
      label={placed(
        (cell) => (isDayTarget(column) ? words.days(label, cell) : words.take(label, cell)),
        <bdi key="value">{value}</bdi>,
      )}
      description={isRefused ? words.refused(rows) : words.leftEmpty(rows)}
      value={take}
      data={[
        { value: notAnswered, label: words.choose },
        { value: '', label: emptyWords(column, words) },
        ...choices,
      ]}
      onChange={({ currentTarget }) => onTake(currentTarget.value)}
    />
  )
}

/** Returns what an empty cell of the column means. */
function emptyWords(column: ImportQuestion['column'], words: ImportWords['questions']): string {
  if (column === 'nationality') return words.emptyNationality
  return column === 'hidden' ? words.emptyHidden : words.empty
}

/** Returns the possible answers for a column, in the order of the language. */
function useChoices(column: ImportQuestion['column']): { value: string; label: string }[] {
  const { answers } = useImportWords().questions
  const language = useLanguage()
  const control = isField(column) ? recordFields[column].control : undefined
  const choices = choicesOf(column)
  const labelOf = (code: string) => {
    const choice = choices?.[code]
    if (choice) return inLanguage(choice, language)
    if (control === 'country') return countryName(code, language)
    if (control === 'language') return languageName(code, language)
    return answers[code as keyof typeof answers] ?? code
  }
  return (answersTo(column) ?? [])
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

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
  await loadWords('bn', ['composer'])
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
