import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { answersTo, type ImportQuestion } from '#modules/exchange/answers/schema'
import { importTargets } from '#modules/exchange/columns/schema'
import { isField, recordFields } from '#modules/records/fields/schema'
import { languageName } from '#modules/records/languages/schema'
import { countryName } from '#modules/records/schema'
import classes from './import.module.css'
import { counted, type Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

const notAnswered = 'none'
const keyOf = ({ column, value }: ImportQuestion) => `${column} ${value}`

/** Values that are not known here: one answer each, for all rows that have it. */
export function Questions({ details }: { details: Details }) {
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
      <h2 id="questions">{counted(questions.length, 'value')} we do not recognise</h2>
      <Text size="sm" c="dimmed" mb="sm">
        Answer once for all rows. The dry run starts again with your answers.
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
          Use {given.length === 1 ? 'this answer' : 'these answers'}
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
  const { label } = importTargets[column]
  return (
    <NativeSelect
      label={
        <>
          {label}: take “<bdi>{value}</bdi>” as
        </>
      }
      description={`${counted(rows, 'row')}: ${isRefused ? 'cannot be imported until you answer' : 'left empty unless you answer'}`}
      value={take}
      data={[
        { value: notAnswered, label: 'Choose' },
        { value: '', label: emptyWords(column) },
        ...choices(column),
      ]}
      onChange={({ currentTarget }) => onTake(currentTarget.value)}
    />
  )
}

/** What an empty cell of the column comes to. */
function emptyWords(column: ImportQuestion['column']): string {
  if (column === 'nationality') return 'Leave empty: the usual nationality'
  return column === 'hidden' ? 'Leave empty: visible' : 'Leave empty'
}

function choices(column: ImportQuestion['column']): { value: string; label: string }[] {
  const control = isField(column) ? recordFields[column].control : undefined
  const labelOf = (code: string) => {
    if (control === 'country') return countryName(code)
    return control === 'language' ? languageName(code) : code
  }
  return (answersTo(column) ?? [])
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'))
}
