import { Button, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { waitingChangesQuery } from '../queries.ts'
import { FieldChanges } from '../record/field-changes.tsx'
import { Link } from '../routing.tsx'
import { pressable } from '../ui/focus.ts'
import { Muted } from '../ui/part.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { DecidesAlone, WhyNot } from '../ui/why-not.tsx'
import classes from './approvals.module.css'
import { useApprovalsWords } from './decisions.tsx'

type Changes = Answer<'GET /waiting-changes'>
type Change = Changes['changes'][number]

/** Changes of approved records that wait for a second person, each beside what is approved; nothing where none waits. */
export function WaitingChanges() {
  const words = useApprovalsWords().waits
  const { data } = useQuery(waitingChangesQuery)
  if (!data || data.changes.length === 0) return null
  const firstOf = new Map<string, string>()
  for (const { id, recordId } of data.changes) if (!firstOf.has(recordId)) firstOf.set(recordId, id)
  return (
    <section className={classes.since} aria-labelledby="changes-title">
      <Title order={2} size="h4" id="changes-title">
        {words.title(data.total)}
      </Title>
      <Muted>{words.lead}</Muted>
      <ol className={classes.changes}>
        {data.changes.map((change) => (
          <li key={change.id}>
            <OneChange
              change={change}
              by={data.people[change.madeBy]}
              isNext={firstOf.get(change.recordId) === change.id}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface One {
  change: Change
  by: string | undefined
  /** Whether no earlier change of its record waits. */
  isNext: boolean
}

function OneChange({ change, by, isNext }: One) {
  const { waits: words, deletedAccount, open } = useApprovalsWords()
  const { momentOf } = useTimes()
  const { id, name, reference, recordId, madeAt, fields, mayTake } = change
  const known = fields.map((one) => ({ ...one, isKnown: true }))
  return (
    <article aria-label={words.of(name)}>
      <Title order={3} size="h5">
        <bdi>{name}</bdi>
      </Title>
      <Muted mb="xs">{words.made(reference, by ?? deletedAccount, momentOf(madeAt))}</Muted>
      {known.length > 0 && <FieldChanges changes={known} />}
      {change.document && <DocumentChange change={change} />}
      {change.caseId !== null && <p>{words.answers}</p>}
      {isNext ? <Decide change={change} /> : <Muted>{words.later}</Muted>}
      <DecidesAlone verdicts={[mayTake]} />
      {mayTake.may === false && <WhyNot id={`why-not-${id}`} verdict={mayTake} />}
      <Link to="/records/$recordId" params={{ recordId }}>
        {open}
      </Link>
    </article>
  )
}

/** A document before and after, side by side. */
function DocumentChange({ change: { document, documentId, beforeId } }: { change: Change }) {
  const words = useApprovalsWords().waits
  const language = useLanguage()
  if (!document) return null
  const kind = kindLabel(document.kind as DocumentKind, language)
  const dates = Object.entries(document.dates ?? {}).map(([field, [before, after]]) => ({
    ...{ field, before, after, isKnown: true },
  }))
  const picture = (id: string, label: string) => (
    <figure>
      <img
        src={`/api/v1/documents/${id}/image?width=480&watermark=no`}
        alt={`${kind}, ${label}`}
        loading="lazy"
      />
      <figcaption>{label}</figcaption>
    </figure>
  )
  return (
    <>
      <p>
        <strong>{kind}</strong>: {words.document[document.does]}
      </p>
      {dates.length > 0 && <FieldChanges changes={dates} />}
      <div className={classes.sideBySide}>
        {beforeId !== null && picture(beforeId, words.before)}
        {document.does === 'add' && documentId !== null && picture(documentId, words.after)}
      </div>
    </>
  )
}

function Decide({ change }: { change: Change }) {
  const { waits: words, sendBack, reason } = useApprovalsWords()
  const { run, isBusy } = useAction('records', 'waiting-changes', 'counts', 'cases')
  const [isReturning, setReturning] = useState(false)
  const { id: changeId, recordId, recordVersion: version, name, mayTake, isOwn } = change
  const params = { id: recordId, changeId }
  const isOff = !mayTake.may || isBusy
  const why = mayTake.may ? undefined : `why-not-${changeId}`
  const approve = () =>
    void run(
      () => call('POST /records/{id}/changes/{changeId}/approve', { params, version }),
      words.taken(name),
    )
  const back = () =>
    void run(() => call('DELETE /records/{id}/changes/{changeId}', { params }), words.takenBack)
  return (
    <Group gap="sm" my="sm">
      <Button loading={isBusy} aria-describedby={why} {...pressable(isOff, approve)}>
        {words.take}
      </Button>
      <Button
        variant="default"
        aria-describedby={why}
        {...pressable(isOff, () => setReturning(true))}
      >
        {sendBack}
      </Button>
      {isOwn && (
        <Button variant="subtle" {...pressable(isBusy, back)}>
          {words.takeBack}
        </Button>
      )}
      <ReasonDialog
        isOpen={isReturning}
        title={words.returning(name)}
        label={reason.label}
        hint={reason.hint}
        button={sendBack}
        onClose={() => setReturning(false)}
        onReason={async (given) => {
          const body = { reason: given }
          const send = () =>
            call('POST /records/{id}/changes/{changeId}/return', { params, version, body })
          return (await run(send, words.returned)) !== null
        }}
      />
    </Group>
  )
}
