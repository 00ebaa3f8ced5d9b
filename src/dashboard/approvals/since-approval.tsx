import { Button, Text, Title } from '@mantine/core'
import type { Answer } from '#api/client'
import { documentKinds } from '#modules/documents/schema'
import type { DocumentChoice } from '../record/documents.tsx'
import { FieldChanges } from '../record/field-changes.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './approvals.module.css'

export type RecordReview = Answer<'GET /records/{id}/review'>
type ChangedDocument = RecordReview['documents'][number]

interface SinceApproval {
  review: RecordReview
  onChoice: (choice: DocumentChoice) => void
}

/** What is to be approved now that was not approved before: fields and papers, before and after. */
export function SinceApproval({ review, onChoice }: SinceApproval) {
  const { lastApproval, fields, documents, people } = review
  if (!lastApproval) return <Text size="sm">New record. Nothing to compare yet.</Text>
  const by = (lastApproval.by && people[lastApproval.by]) ?? 'a deleted account'
  return (
    <section className={classes.since} aria-labelledby="since-title">
      <Title order={3} size="h5" id="since-title">
        Changed since the last approval
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {momentOf(lastApproval.at)}, by {by}
      </Text>
      {fields.length + documents.length === 0 && (
        <Text size="sm">Nothing: details and documents are as they were approved.</Text>
      )}
      <FieldChanges changes={fields} />
      <ul className={classes.papersChanged}>
        {documents.map((changed) => (
          <li key={changed.kind}>
            <span>
              <strong>{documentKinds[changed.kind].label}</strong>: {wordsOf(changed)}
            </span>
            <Look changed={changed} onChoice={onChoice} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf({ before, after }: ChangedDocument): string {
  if (!before) return 'new'
  return after ? `version ${before.version} → version ${after.version}` : 'taken off'
}

function Look({
  changed: { kind, before, after },
  onChoice,
}: { changed: ChangedDocument } & Pick<SinceApproval, 'onChoice'>) {
  const shown = after ?? before
  if (!shown) return null
  const isPair = before !== null && after !== null
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${isPair ? 'Compare' : 'Look at'} ${documentKinds[kind].label}`}
      onClick={() => onChoice({ shownId: shown.id, besideId: isPair ? before.id : null })}
    >
      {isPair ? 'Compare' : 'Look at it'}
    </Button>
  )
}
