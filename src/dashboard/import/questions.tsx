import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { answersTo, type ImportQuestion } from '#modules/import/rows/answers.schema'
import { languageName } from '#modules/records/facts.schema'
import { isField, recordFields } from '#modules/records/fields.schema'
import { countryName } from '#modules/records/schema'
import { isDayTarget } from '#modules/tables/columns/columns.schema'
import { choicesOf } from '#modules/tables/columns/columns-beside.schema'
import { inLanguage } from '#platform/languages.schema'
import { useLanguage } from '../look/language.ts'
import { placed } from '../words/placed.tsx'
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
