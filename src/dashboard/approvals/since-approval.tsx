import { Button, Text, Title } from '@mantine/core'
import type { Answer } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import type { DocumentChoice } from '../record/document-choice.ts'
import { FieldChanges } from '../record/field-changes.tsx'
import { useTimes } from '../ui/times.ts'
import { type ApprovalsWords, useApprovalsWords } from '../words/approvals.ts'
import classes from './approvals.module.css'

export type RecordReview = Answer<'GET /records/{id}/review'>
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
      <Text size="sm" c="dimmed" mb="xs">
        {words.approved(momentOf(lastApproval.at), by)}
      </Text>
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
