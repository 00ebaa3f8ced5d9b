import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { documentKindNames } from '#modules/documents/schema'
import { useEditWords } from '#words/edit'
import { consentsQuery, type FullRecord, organisationQuery, recordQuery } from '../queries.ts'
import { copyOf } from '../query-client.ts'
import { closedSlots } from '../record-form/closed-slots.ts'
import { Link, useParams } from '../routing.tsx'
import { useSession } from '../session.ts'
import { LaterView } from '../ui/later-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { EditForm } from './edit-form.tsx'

/** Admins have the notes on the page of the record. */
const loadNotes = () => import('../record/notes.tsx')

/** The update form: an admin's for any record, a moderator's for their own that are not approved. */
export function EditPage() {
  const { recordId } = useParams('/records/$recordId/edit')
  const record = useQuery(copyOf(recordQuery(recordId)))
  return <Loaded query={record}>{(data) => <EditView record={data} />}</Loaded>
}

/** Leads back to where the person came from: moderators have no page of the record. */
function BackLink({ record, isAdmin }: { record: FullRecord; isAdmin: boolean }) {
  const words = useEditWords()
  if (!isAdmin) return <Link to="/submit">{words.toSubmissions}</Link>
  return (
    <Link to="/records/$recordId" params={{ recordId: record.id }}>
      {words.toRecord}
    </Link>
  )
}

/**
 * Shows an admin beforehand what cannot be added; a moderator's kinds are always kept. What moderators handed in for
 * an admin they may replace or take off.
 */
function Form({ record, isAdmin }: { record: FullRecord; isAdmin: boolean }) {
  const { id } = useSession()
  const organisation = useQuery(organisationQuery)
  return (
    <Loaded query={organisation}>
      {(settings) =>
        isAdmin ? (
          <AdminForm record={record} settings={settings} />
        ) : (
          <EditForm record={record} kinds={slotsOf(record, settings, id)} isAdmin={false} />
        )
      }
    </Loaded>
  )
}

function slotsOf({ documents }: FullRecord, settings: Answer<'GET /organisation'>, own: string) {
  return documentKindNames.filter(
    (kind) =>
      settings.moderatorKinds.some((each) => each === kind) ||
      documents.some((one) => one.kind === kind && one.uploadedBy === own),
  )
}

interface AdminForm {
  record: FullRecord
  settings: Answer<'GET /organisation'>
}

function AdminForm({ record, settings }: AdminForm) {
  const consents = useQuery(consentsQuery(record.id))
  return (
    <Loaded query={consents}>
      {({ consents: list }) => (
        <EditForm
          record={record}
          kinds={documentKindNames}
          closed={closedSlots({
            organisation: settings,
            isKeepingWithdrawn: list.some(
              ({ purpose, answer }) => purpose === 'keeping' && answer === 'withdrawn',
            ),
          })}
          isAdmin
        />
      )}
    </Loaded>
  )
}

function EditView({ record }: { record: FullRecord }) {
  const words = useEditWords()
  const isAdmin = useSession().role === 'admin'
  const isLocked = record.deletedAt !== null || (!isAdmin && record.state === 'approved')
  return (
    <div>
      <PageHead
        title={words.title(record.name)}
        back={<BackLink record={record} isAdmin={isAdmin} />}
        lead={words.lead(record.reference)}
      />
      {record.returnReason && (
        <Alert color="ask" title={words.whyReturned} mb="lg">
          {record.returnReason}
        </Alert>
      )}
      {isLocked ? (
        <Alert color="ask" title={words.locked.title}>
          {record.deletedAt ? words.locked.trash : words.locked.approved}{' '}
          <Link to="/">{words.locked.back}</Link>
        </Alert>
      ) : (
        <Form key={record.id} record={record} isAdmin={isAdmin} />
      )}
      {/* Admins see the notes on the record's page. */}
      {!isAdmin && (
        <LaterView load={loadNotes} what={words.notes.title} isPart>
          {({ Notes }) => <Notes recordId={record.id} />}
        </LaterView>
      )}
    </div>
  )
}
