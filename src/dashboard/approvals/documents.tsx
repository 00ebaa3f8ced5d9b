import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, type StaffDocument, versionsQuery } from '../queries.ts'
import type { DocumentChoice } from '../record/approve-button.tsx'
import { FieldChanges } from '../record/field-changes.tsx'
import { OfficialChecks } from '../record/official-checks.tsx'
import { DocumentViewer } from '../ui/document-viewer.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { Muted } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import classes from './approvals.module.css'
import { type ApprovalsWords, useApprovalsWords } from './decisions.tsx'

interface DocumentToApprove {
  record: FullRecord
  /** In the order in which they are shown. */
  documents: readonly StaffDocument[]
  choice: DocumentChoice
  onChoice: (choice: DocumentChoice) => void
  onSeen: (documentId: string) => void
}

/** The current document, as large as the page allows. */
export function DocumentToApprove({
  record,
  documents,
  choice,
  onChoice,
  onSeen,
}: DocumentToApprove) {
  const words = useDocumentsWords()
  const versions = useQuery(versionsQuery(record.id))
  const all: readonly StaffDocument[] = versions.data?.versions ?? documents
  const shown = all.find(({ id }) => id === choice.shownId) ?? documents[0]
  if (!shown) return <Text c="dimmed">{words.none}</Text>
  return (
    <>
      <DocumentViewer
        documents={documents}
        shown={shown}
        versions={all}
        besideId={choice.besideId}
        onShow={(id) => onChoice({ shownId: id, besideId: null })}
        onBeside={(besideId) => onChoice({ shownId: shown.id, besideId })}
        onSeen={onSeen}
      />
      <FailedPart what={words.versions} queries={[versions]} />
    </>
  )
}

/** Where the current document can be checked. */
export function Checks({ record, shown }: { record: FullRecord; shown: StaffDocument }) {
  const versions = useQuery(versionsQuery(record.id))
  return versions.data ? <OfficialChecks kind={shown.kind} data={versions.data} /> : null
}

interface Documents {
  documents: readonly StaffDocument[]
  unseen: readonly StaffDocument[]
  shownId: string | undefined
  onShow: (id: string) => void
}

/** The documents of the record by name, and which of them have not been shown. */
export function Documents({ documents, unseen, shownId, onShow }: Documents) {
  const words = useApprovalsWords()
  const language = useLanguage()
  return (
    <ul className={classes.documentList} aria-label={words.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <button
            type="button"
            className={classes.documentName}
            aria-pressed={document.id === shownId}
            onClick={() => onShow(document.id)}
          >
            <span>{kindLabel(document.kind, language)}</span>
            {unseen.includes(document) && <span className={classes.unseen}>{words.notSeen}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

type RecordReview = Answer<'GET /records/{id}/review'>
type ChangedDocument = RecordReview['documents'][number]

interface SinceApproval {
  review: RecordReview
  onChoice: (choice: DocumentChoice) => void
}

/** What was not approved before: fields and documents, before and after. */
export function SinceApproval({ review, onChoice }: SinceApproval) {
  const words = useApprovalsWords().changed
  const { deletedAccount } = useApprovalsWords()
  const language = useLanguage()
  const { momentOf } = useTimes()
  const { lastApproval, fields, documents, people } = review
  if (!lastApproval) return <Text size="sm">{words.isNew}</Text>
  const by = (lastApproval.by && people[lastApproval.by]) ?? deletedAccount
  return (
    <section className={classes.since} aria-labelledby="since-title">
      <Title order={3} size="h5" id="since-title">
        {words.title}
      </Title>
      <Muted mb="xs">{words.approved(momentOf(lastApproval.at), by)}</Muted>
      {fields.length + documents.length === 0 && <Text size="sm">{words.nothing}</Text>}
      <FieldChanges changes={fields} />
      <ul className={classes.documentsChanged}>
        {documents.map((changed) => (
          <li key={changed.kind}>
            <span>
              <strong>{kindLabel(changed.kind, language)}</strong>: {wordsOf(changed, words)}
            </span>
            <Look changed={changed} onChoice={onChoice} />
            {changed.dates.length > 0 && <FieldChanges changes={changed.dates} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf(
  { before, after, dates }: ChangedDocument,
  words: ApprovalsWords['changed'],
): string {
  if (dates.length > 0) return words.dates
  if (!before) return words.new
  return after ? words.versions(before.version, after.version) : words.takenOff
}

function Look({
  changed: { kind, before, after, dates },
  onChoice,
}: { changed: ChangedDocument } & Pick<SinceApproval, 'onChoice'>) {
  const words = useApprovalsWords().changed
  const document = kindLabel(kind, useLanguage())
  const shown = after ?? before
  if (!shown) return null
  const isPair = before !== null && after !== null && dates.length === 0
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={(isPair ? words.compareOne : words.lookAt)(document)}
      onClick={() => onChoice({ shownId: shown.id, besideId: isPair ? before.id : null })}
    >
      {isPair ? words.compare : words.look}
    </Button>
  )
}
