import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { useCandidateWords } from '#words/candidate'
import { useRecordWords } from '#words/record'
import { download, downloadWhole } from '../confirm/download.ts'
import { languageNow } from '../look/language.ts'
import { appointmentsQuery, type FullRecord, notesQuery, recordCasesQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Part } from '../ui/part.tsx'
import { useAction } from '../ui/use-action.ts'
import { usePart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import { Folded } from './cards.tsx'
import { Consents, Messages } from './messages.tsx'
import { Notes } from './notes.tsx'
import classes from './record.module.css'
import { Stage } from './stage.tsx'

/** What staff do with a record most often: beside the details. */
export function Beside({ record }: { record: FullRecord }) {
  return (
    <div className={classes.stack}>
      <Assignee record={record} />
      <Stage record={record} />
      <OwnAppointments record={record} />
      <Notes recordId={record.id} />
      <Cases recordId={record.id} />
      <ByHand record={record} />
      <Messages record={record} />
      <WholeFile record={record} />
      <OwnData record={record} />
    </div>
  )
}

/** What the candidate agrees to: below the details. */
export function Below({ record }: { record: FullRecord }) {
  return <Consents recordId={record.id} />
}

/** Everything that is held about the candidate, made by staff to pass on. */
function OwnData({ record }: { record: FullRecord }) {
  const words = useRecordWords().ownData
  if (record.deletedAt !== null) return null
  const handOver = async () => {
    if (await ask(words.question)) await download(`/records/${record.id}/own-data`)
  }
  return (
    <Folded title={words.title}>
      <Text size="sm" mb="xs">
        {words.text}
      </Text>
      <Button variant="default" size="sm" onClick={() => void handOver()}>
        {words.handOver}
      </Button>
    </Folded>
  )
}

/** The whole file for staff: as marked copies to print, or as it was received. */
function WholeFile({ record }: { record: FullRecord }) {
  const words = useRecordWords().whole
  const [underWay, setUnderWay] = useState<string | null>(null)
  if (record.deletedAt !== null) return null
  const take = async (what: string) => {
    setUnderWay(what)
    await downloadWhole(`/records/${record.id}/${what}`)
    setUnderWay(null)
  }
  const button = (what: string, label: string) => (
    <Button
      variant="default"
      size="sm"
      disabled={underWay !== null}
      loading={underWay === what}
      onClick={() => void take(what)}
    >
      {label}
    </Button>
  )
  return (
    <Folded title={words.title}>
      <Text size="sm" mb="xs">
        {words.text}
      </Text>
      <Group gap="xs">
        {button('file.pdf', words.pdf)}
        {button('originals.zip', words.originals)}
      </Group>
    </Folded>
  )
}

/** The member of staff who is assigned to the record. */
function Assignee({ record }: { record: FullRecord }) {
  const words = useRecordWords().assignee
  const { run, isBusy } = useAction('records', 'counts')
  const notes = useQuery(notesQuery(record.id))
  const { colleagues = [], people = {} } = notes.data ?? {}
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? people[id] ?? id
  const assign = (to: string | null) =>
    run(
      () => call('PUT /records/{id}/assignee', { params: { id: record.id }, body: { to } }),
      to === null ? words.nobodyNow : words.now(nameOf(to)),
    )
  const current = record.assignedTo
  const isGone = current !== null && !colleagues.some(({ id }) => id === current)
  return (
    <Part titleId="assignee-title" title={words.title}>
      <NativeSelect
        label={words.label}
        value={current ?? ''}
        disabled={isBusy || record.deletedAt !== null}
        data={[
          { value: '', label: words.nobody },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: current, label: nameOf(current) }] : []),
        ]}
        onChange={({ currentTarget: { value } }) => void assign(value || null)}
      />
      <FailedPart what={words.colleagues} queries={[notes]} />
    </Part>
  )
}

/** The words of all kinds of cases are many, and most records have none. */
const loadCases = async () => {
  const [{ RecordCases }] = await Promise.all([
    import('./record-cases.tsx'),
    loadWords(languageNow(), ['cases']),
  ])
  return { RecordCases }
}

/** The messages are in six languages, so they come after the page. */
const loadTelling = () => import('./tell-candidate.tsx')

function ByHand({ record }: { record: FullRecord }) {
  const { title } = useCandidateWords().tell
  const { part, asked } = usePart(loadTelling, true)
  return (
    <>
      <FailedPart what={title} queries={[asked]} />
      {part && <part.TellCandidate record={record} />}
    </>
  )
}

/** Loaded after the page, and its texts with it. */
const loadAppointments = async () => {
  const [{ Appointments }] = await Promise.all([
    import('./appointments.tsx'),
    loadWords(languageNow(), ['appointments']),
  ])
  return { Appointments }
}

function OwnAppointments({ record }: { record: FullRecord }) {
  const words = useRecordWords().appointments
  const found = useQuery(appointmentsQuery(record.id))
  const { part, asked } = usePart(loadAppointments, true)
  const isInTrash = record.deletedAt !== null
  return (
    <>
      <FailedPart what={words} queries={[found, asked]} />
      {part && found.data && (
        <part.Appointments recordId={record.id} {...{ ...found.data, isInTrash }} />
      )}
    </>
  )
}

/** What was said or asked about the record; nothing where there is nothing. */
function Cases({ recordId }: { recordId: string }) {
  const words = useRecordWords().cases
  const cases = useQuery(recordCasesQuery(recordId))
  const all = cases.data?.cases ?? []
  const { part, asked } = usePart(loadCases, all.length > 0)
  return (
    <>
      <FailedPart what={words.title} queries={[cases, asked]} />
      {part && all.length > 0 && <part.RecordCases cases={all} />}
    </>
  )
}
