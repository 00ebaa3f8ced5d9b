import { Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { type ImportMapping, isLedger, mappingProblems } from '#modules/exchange/columns.schema'
import { freshen } from '../query-client.ts'
import { problemToast } from '../ui/toast.ts'
import { useImportWords } from '../words/import.ts'
import { AddImages } from './add-images.tsx'
import { Columns } from './columns.tsx'
import classes from './import.module.css'
import type { Details } from './steps.ts'
import { useSteps } from './use-steps.ts'

/** Columns, images and choices. Each choice is stored immediately, so a reload finds it again. */
export function Preparation({ details }: { details: Details }) {
  const { choices: words } = useImportWords()
  const { id, columns } = details
  const steps = useSteps(id)
  const [mapping, setMapping] = useState(details.mapping)
  const [updateExisting, setUpdateExisting] = useState(details.updateExisting)
  const [isShowingProblems, setShowingProblems] = useState(false)
  const isOfPayments = isLedger(mapping)
  const problems = mappingProblems(mapping, columns, updateExisting)
  const keep = (choices: { mapping?: ImportMapping; updateExisting?: boolean }) => {
    void call('PATCH /imports/{id}', { params: { id }, body: choices }).catch(problemToast)
  }
  const check = async () => {
    setShowingProblems(true)
    const [first] = problems
    if (first) document.getElementById(`column-${first.path}`)?.focus()
    else await steps.check()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <RowsAre
        details={details}
        isOfPayments={isOfPayments}
        onChange={(next) => {
          setMapping(next)
          keep({ mapping: next })
        }}
      />
      <Columns
        details={details}
        mapping={mapping}
        problems={isShowingProblems ? problems : []}
        onChange={(next) => {
          setMapping(next)
          keep({ mapping: next })
        }}
      />
      {!isOfPayments && (
        <>
          <AddImages details={details} onAdded={() => freshen('imports')} />
          <section className={classes.section} aria-labelledby="choices">
            <h2 id="choices">{words.title}</h2>
            <Checkbox
              label={words.update}
              description={words.text}
              checked={updateExisting}
              onChange={({ currentTarget: { checked } }) => {
                setUpdateExisting(checked)
                keep({ updateExisting: checked })
              }}
            />
          </section>
        </>
      )}
      <Group>
        <Button type="submit" loading={steps.isAsking}>
          {words.check}
        </Button>
        <Button variant="default" onClick={() => void steps.giveUp()}>
          {words.giveUp}
        </Button>
        <Text size="sm" c="dimmed">
          {words.changesNothing}
        </Text>
      </Group>
    </form>
  )
}

interface RowsAre {
  details: Details
  isOfPayments: boolean
  onChange: (mapping: ImportMapping) => void
}

/** Whether each row is a candidate or a payment. Not asked of a complete table of candidates without amounts. */
function RowsAre({ details, isOfPayments, onChange }: RowsAre) {
  const { payments: words } = useImportWords()
  const { columns, guesses } = details
  const { payments: asPayments, records: asRecords } = guesses
  const isWhole = mappingProblems(asRecords, columns, false).length === 0
  const mayBeLedger =
    asPayments['payment.amount'] !== undefined || (!isWhole && isLedger(asPayments))
  if (!isOfPayments && !mayBeLedger) return null
  return (
    <NativeSelect
      mb="md"
      label={words.rows}
      description={isOfPayments ? words.text : undefined}
      value={isOfPayments ? 'payments' : 'records'}
      data={(['records', 'payments'] as const).map((value) => ({
        value,
        label: words.kinds[value],
      }))}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === 'payments' ? asPayments : asRecords)
      }
    />
  )
}
