import { Button, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { isLedger } from '#modules/tables/columns/columns.schema'
import { Link } from '../routing.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useTimes } from '../ui/times.ts'
import { placed } from '../words/placed.tsx'
import { Addresses, Counts, useRowAt } from './counts.tsx'
import classes from './import.module.css'
import { ListLink, Mistakes } from './mistakes.tsx'
import { Preparation } from './preparation.tsx'
import { Questions } from './questions.tsx'
import { type Details, useImportWords, useKeptPlace, useSteps } from './use-import.ts'

/** The result of the dry run, and the one button that changes something. */
export function Forecast({ details }: { details: Details }) {
  const { forecast: words, choices, payments } = useImportWords()
  const { id, counts, mapping } = details
  const { run } = isLedger(mapping) ? payments : words
  const [isChanging, setChanging] = useState(false)
  const steps = useSteps(id)
  const place = useKeptPlace(isChanging)
  const coming = counts.created + counts.updated
  if (isChanging)
    return (
      <div ref={place}>
        <Preparation details={details} />
      </div>
    )
  return (
    <div>
      <section className={classes.section} aria-labelledby="forecast">
        <h2 id="forecast">{words.title}</h2>
        <Counts details={details} isForecast />
        <Remarks details={details} />
        <Publicity details={details} />
        <Group mt="md">
          <Button disabled={coming === 0} loading={steps.isAsking} onClick={() => void steps.run()}>
            {coming === 0 ? words.nothing : run(coming)}
          </Button>
          <Button variant="default" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
          <Button variant="default" onClick={() => void steps.giveUp()}>
            {choices.giveUp}
          </Button>
        </Group>
        {counts.failed > 0 && coming > 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {words.later}
          </Text>
        )}
      </section>
      <Questions details={details} />
      <Mistakes details={details} />
      <AlikeRows details={details} />
    </div>
  )
}

/** What of it the public could open, before the one button that changes something; and the way to have it wait. */
function Publicity({ details }: { details: Details }) {
  const { forecast: words } = useImportWords()
  const { id, counts, findings, asPending, mapping } = details
  const steps = useSteps(id)
  if (isLedger(mapping) || counts.created === 0) return null
  const change = async (isChosen: boolean) => {
    await call('PATCH /imports/{id}', { params: { id }, body: { asPending: isChosen } })
    await call('POST /imports/{id}/check', { params: { id } })
  }
  return (
    <>
      <Text mt="md">
        {findings.publicRows > 0 ? words.public(findings.publicRows) : words.noneIsPublic}
      </Text>
      {(findings.publicRows > 0 || asPending) && (
        <Checkbox
          mt="xs"
          label={words.asPending}
          description={words.asPendingText}
          checked={asPending}
          disabled={steps.isAsking}
          onChange={({ currentTarget }) => void steps.during(() => change(currentTarget.checked))}
        />
      )}
    </>
  )
}

function Remarks({ details }: { details: Details }) {
  const { forecast: words } = useImportWords()
  const { findings, isOlder, counts } = details
  const { unusedImages, unusedNames } = findings
  const isNoneMarked = isOlder && counts.skipped > 0 && counts.created + counts.failed === 0
  return (
    <>
      {isNoneMarked && <Text>{words.noneMarked}</Text>}
      <Addresses details={details} />
      {unusedImages > 0 && (
        <p className={classes.names}>
          {words.unused(unusedImages, unusedNames.join(', '))}
          {unusedImages > unusedNames.length ? ' …' : ''}
        </p>
      )}
    </>
  )
}

type Alike = Details['alike'][number]
type OnFile = Alike['records'][number]

function useColumns(): Column<Alike>[] {
  const { alike: words, mistakes } = useImportWords()
  const rowAt = useRowAt()
  return [
    {
      name: mistakes.row,
      of: ({ person, ...place }) => (
        <>
          {rowAt(place)} <Person person={person} />
        </>
      ),
    },
    {
      name: words.who,
      of: ({ records, rows }) => (
        <>
          {records.map((record) => (
            <RecordOnFile key={record.id} record={record} />
          ))}
          {rows.map(({ person, ...place }) => (
            <div key={rowAt(place)}>
              <Person person={person} /> · {words.row(rowAt(place))}
            </div>
          ))}
        </>
      ),
      isBare: true,
    },
  ]
}

/** By what somebody sees whether two are the same: name, day of birth, father, telephone. */
function Person({ person }: { person: Alike['person'] }) {
  const { alike: words } = useImportWords()
  const { dayOf } = useTimes()
  const { name, fatherName, dateOfBirth, telephone } = person
  return (
    <>
      <bdi>{name}</bdi>
      {dateOfBirth && `, ${words.born(dayOf(dateOfBirth))}`}
      {fatherName && <>, {placed(words.father, <bdi key="father">{fatherName}</bdi>)}</>}
      {telephone && (
        <>
          , <bdi>{telephone}</bdi>
        </>
      )}
    </>
  )
}

function RecordOnFile({ record }: { record: OnFile }) {
  const { id, reference } = record
  return (
    <div>
      <Person person={record} /> ·{' '}
      <Link to="/records/$recordId" params={{ recordId: id }} target="_blank">
        {reference}
      </Link>
    </div>
  )
}

/** Rows with a name similar to an existing one, before they are imported. It blocks nobody. */
function AlikeRows({ details }: { details: Details }) {
  const { alike, findings, problems } = details
  const { alike: words, mistakes } = useImportWords()
  const columns = useColumns()
  const { alikeRows } = findings
  if (alike.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="alike">
      <h2 id="alike">{words.title(alikeRows)}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      {problems.length === 0 && <ListLink details={details} />}
      <DataTable
        label={words.table}
        columns={columns}
        rows={alike}
        keyOf={({ row, sheet }) => `${sheet} ${row}`}
      />
      {alikeRows > alike.length && <Text size="sm">{mistakes.first(alike.length)}</Text>}
    </section>
  )
}
