import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, type StaffDocument, versionsQuery } from '../queries.ts'
import type { DocumentChoice } from '../record/document-choice.ts'
import { OfficialChecks } from '../record/official-checks.tsx'
import { DocumentViewer } from '../ui/document-viewer.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { useApprovalsWords } from '../words/approvals.ts'
import { useDocumentsWords } from '../words/documents.ts'
import classes from './approvals.module.css'

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
