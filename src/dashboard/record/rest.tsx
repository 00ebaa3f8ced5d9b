import { Button, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#api/client'
import { moneyIn } from '#modules/training/money.schema'
import { labelOfPart, useKindWords } from '../cases/kind-words.ts'
import { download, downloadWhole } from '../confirm/download.ts'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, type HeldOriginal, notesQuery, recordCasesQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import type { Secret } from '../ui/use-secret.ts'
import { useRecordWords } from '../words/record.ts'
import { AccessCode } from './access-code.tsx'
import { Attestations } from './attestations.tsx'
import { Comparisons } from './comparisons.tsx'
import { Consents } from './consents.tsx'
import { Contract } from './contract.tsx'
import { Folded } from './folded.tsx'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import { Money } from './money.tsx'
import { Notes } from './notes.tsx'
import { Originals } from './originals.tsx'
import classes from './record.module.css'
import { SeenDocuments } from './seen-documents.tsx'
import { Shares } from './shares.tsx'
import { Stage } from './stage.tsx'
import { TellCandidate } from './tell-candidate.tsx'
import { Views } from './views.tsx'

/** What staff do with a record most often: beside the details. */
export function Beside({ record }: { record: FullRecord }) {
  return (
    <div className={classes.stack}>
      <Assignee record={record} />
      <Stage record={record} />
      <Notes recordId={record.id} />
      <RecordCases recordId={record.id} />
      <TellCandidate record={record} />
      <Messages record={record} />
    </div>
  )
}

/** Documents of which no scan is kept, beside the scans. */
export function NotScanned({ record, onReceipt }: Pick<BelowProps, 'record' | 'onReceipt'>) {
  return (
    <>
      <SeenDocuments record={record} />
      <Originals record={record} onReceipt={onReceipt} />
    </>
  )
}

interface BelowProps {
  record: FullRecord
  subject: 'person' | 'papers' | 'money' | 'sharing' | 'history'
  /** The code just issued, while this page is open. */
  code: Secret
  onSlip: () => void
  onReceipt: (original: HeldOriginal) => void
}

/** The parts of a subject, over the full width. */
export function Below({ subject, ...props }: Omit<BelowProps, 'onReceipt'>) {
  const { record, code, onSlip } = props
  if (subject === 'history') return <History recordId={record.id} />
  const [left, right] = {
    person: [
      <Consents key="consents" recordId={record.id} />,
      <>
        <WholeFile record={record} />
        <OwnData record={record} />
      </>,
    ],
    papers: [
      <Comparisons key="comparisons" record={record} />,
      <Attestations key="attestations" record={record} />,
    ],
    money: [<Contract key="contract" record={record} />, <Money key="money" record={record} />],
    sharing: [
      <AccessCode key="code" record={record} code={code} onSlip={onSlip} />,
      <>
        <Shares recordId={record.id} />
        <Views recordId={record.id} />
      </>,
    ],
  }[subject]
  return (
    <div className={classes.sides}>
      <div className={classes.stack}>{left}</div>
      <div className={classes.stack}>{right}</div>
    </div>
  )
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
    <section aria-labelledby="assignee-title">
      <Title order={2} size="h4" id="assignee-title" mb="sm">
        {words.title}
      </Title>
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
    </section>
  )
}

/** What was said or asked about the record; nothing where there is nothing. */
function RecordCases({ recordId }: { recordId: string }) {
  const words = useRecordWords().cases
  const language = useLanguage()
  const kindWords = useKindWords()
  const { momentOf } = useTimes()
  const cases = useQuery(recordCasesQuery(recordId))
  return (
    <Loaded query={cases}>
      {({ cases: all }) =>
        all.length === 0 ? null : (
          <section aria-labelledby="cases">
            <Title order={2} size="h4" id="cases" mb="sm">
              {words.title}
            </Title>
            <ul>
              {all.map(({ id, kind, part, money, state, isOverdue, createdAt }) => (
                <li key={id}>
                  <Link to="/cases/$caseId" params={{ caseId: id }}>
                    {kindWords(kind).name}
                    {part && `: ${labelOfPart(part, language)}`}
                    {money && ` · ${moneyIn(language, money.amount, money.currency)}`}
                  </Link>
                  <Text size="sm" c="dimmed">
                    {isOverdue ? words.overdue : words[state]} · {momentOf(createdAt)}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}
