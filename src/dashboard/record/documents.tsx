import { Alert, Button, Group, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '#api/client'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { useDocumentsWords } from '#words/documents'
import { useRecordWords } from '#words/record'
import { useLanguage } from '../look/language.ts'
import { comparisonsQuery, type FullRecord, type StaffDocument, versionsQuery } from '../queries.ts'
import { StoredThumbnail } from '../record-form/stored-thumbnail.tsx'
import { Link } from '../routing.tsx'
import { DocumentViewer } from '../ui/document-viewer.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useSmallForm } from '../ui/small-form.tsx'
import { alike } from '../ui/steady.tsx'
import { useTimes } from '../ui/times.ts'
import { useIssuer } from '../words/advice.ts'
import { type DocumentChoice, inOrder } from './approve-button.tsx'
import { OfficialChecks } from './official-checks.tsx'
import classes from './record.module.css'
import { Versions } from './versions.tsx'

interface WithheldProps {
  record: FullRecord
  document: StaffDocument
}

/** That the document in the viewer is hidden, why, and what its candidate reads about it. */
function Withheld({ record, document: { id, withheldAt } }: WithheldProps) {
  const words = useRecordWords().withheld
  const issuer = useIssuer()
  const { dayOf, momentOf } = useTimes()
  const { data } = useQuery({ ...comparisonsQuery(record.id), enabled: withheldAt !== null })
  if (withheldAt === null) return null
  const round = data?.rounds.find((one) => one.documentId === id && one.state === 'other')
  const asked = round?.comparisons.find(({ showed }) => showed === 'other')
  const why =
    round?.authority && asked
      ? words.asked(issuer(round.authority), dayOf(asked.askedOn))
      : words.before
  return (
    <Alert color="yellow" mb="sm" title={words.title(momentOf(withheldAt))}>
      {why} {words.whatNow}
    </Alert>
  )
}

interface Documents {
  record: FullRecord
  choice: DocumentChoice
  onChoice: (choice: DocumentChoice) => void
  /** Called when a document was on the screen. */
  onSeen: (documentId: string) => void
  /** What stands beside them too. */
  children: ReactNode
}

/** The documents of a record: a strip to choose from, and the chosen one in the viewer. */
export function Documents({ record, choice, onChoice, onSeen, children }: Documents) {
  const words = useRecordWords().documents
  const documents = useDocumentsWords()
  const language = useLanguage()
  const place = useShownWhenAsked(choice)
  const versions = useQuery(versionsQuery(record.id))
  const sorted = inOrder(record.documents)
  const gone = takenOff(versions.data?.versions ?? [], sorted)
  const all: readonly StaffDocument[] = versions.data?.versions ?? sorted
  const shown = all.find(({ id }) => id === choice.shownId) ?? sorted[0]
  const isCurrent = sorted.some(({ id }) => id === shown?.id)
  return (
    <Part titleId="documents-title" title={words.title} ref={place}>
      {sorted.length === 0 && (
        <Text c="dimmed">
          {documents.none}{' '}
          {!record.deletedAt && (
            <Link to="/records/$recordId/edit" params={{ recordId: record.id }}>
              {words.add}
            </Link>
          )}
        </Text>
      )}
      <div className={classes.columns}>
        <div>
          <div className={classes.strip}>
            {[...sorted, ...gone].map((document) => (
              <button
                key={document.id}
                type="button"
                className={classes.choice}
                aria-pressed={document.kind === shown?.kind}
                onClick={() => onChoice({ shownId: document.id, besideId: null })}
              >
                {/* No picture of a removed document: each view of it leaves an event. */}
                {document.removedAt ? (
                  <span>{words.takenOff}</span>
                ) : (
                  <StoredThumbnail documentId={document.id} />
                )}
                <span>{kindLabel(document.kind, language)}</span>
              </button>
            ))}
          </div>
          {shown && isCurrent && <Withheld record={record} document={shown} />}
          {shown && (
            <DocumentViewer
              documents={sorted}
              shown={shown}
              versions={all}
              besideId={choice.besideId}
              onShow={(id) => onChoice({ shownId: id, besideId: null })}
              onBeside={(besideId) => onChoice({ shownId: shown.id, besideId })}
              onSeen={onSeen}
            />
          )}
          <FailedPart what={documents.versions} queries={[versions]} />
        </div>
        <div className={classes.below}>
          {shown && versions.data && (
            <>
              {isCurrent && shown.kind !== 'photo' && !record.deletedAt && (
                <PrintedDates
                  key={`${shown.id} ${shown.issuedOn} ${shown.validUntil}`}
                  recordId={record.id}
                  document={shown}
                />
              )}
              <Versions
                kind={shown.kind}
                data={versions.data}
                shownId={shown.id}
                onView={(id) => onChoice({ shownId: id, besideId: null })}
              />
              <OfficialChecks kind={shown.kind} data={versions.data} />
            </>
          )}
          {children}
        </div>
      </div>
    </Part>
  )
}

/** Scrolls to a document that is chosen elsewhere on the page. */
function useShownWhenAsked({ shownId }: DocumentChoice) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shownId !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shownId])
  return place
}

/** Returns the newest scan of each kind that the record no longer has. */
function takenOff(versions: readonly StaffDocument[], current: readonly StaffDocument[]) {
  return documentKindNames.flatMap((kind) => {
    if (current.some((one) => one.kind === kind)) return []
    return versions.filter((one) => one.kind === kind).slice(0, 1)
  })
}

interface PrintedDates {
  recordId: string
  document: StaffDocument
}

/** The dates printed on a document, noted beside it. The candidate reads them as just that. */
function PrintedDates({ recordId, document }: PrintedDates) {
  const { kind } = document
  const words = useRecordWords().dates
  const label = kindLabel(kind, useLanguage())
  const held = { issuedOn: document.issuedOn ?? '', validUntil: document.validUntil ?? '' }
  const isChanged = (typed: typeof held) => !alike(typed, held)
  const { typed, input, submit, isBusy } = useSmallForm({
    initial: (sent = held) => sent,
    isBegun: isChanged,
    read: ({ issuedOn, validUntil }) => ({
      data: { issuedOn: issuedOn || null, validUntil: validUntil || null },
      errors: null,
    }),
    send: (body) =>
      call('PUT /records/{id}/documents/{kind}/dates', { params: { id: recordId, kind }, body }),
    done: words.saved,
    topics: ['records'],
  })
  return (
    <form onSubmit={submit} aria-label={words.of(label)}>
      <Title order={3} size="h5">
        {words.title}
      </Title>
      <Muted mb="xs">{words.lead}</Muted>
      <Group align="start" gap="md">
        <TextInput type="date" label={words.issuedOn} {...input('issuedOn')} />
        <TextInput type="date" label={words.validUntil} {...input('validUntil')} />
      </Group>
      <Button type="submit" variant="default" mt="sm" loading={isBusy} disabled={!isChanged(typed)}>
        {words.save}
      </Button>
    </form>
  )
}
