import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import type { FieldName } from '#modules/records/fields.schema'
import { useDocumentsWords } from '#words/documents'
import { useLanguage } from '../look/language.ts'
import { changesQuery, type FullRecord, organisationQuery } from '../queries.ts'
import { shownValue } from '../record-form/record-values.ts'
import { ActButton } from '../ui/act-button.tsx'
import classes from './details.module.css'

/** Returns what waits beside an approved record for a second person; nothing where no second person is asked. */
function useWaiting(record: FullRecord) {
  const { data: organisation } = useQuery(organisationQuery)
  const isAsked = organisation?.secondPersonApproval === true && record.state === 'approved'
  return useQuery({ ...changesQuery(record.id), enabled: isAsked })
}

/** The new values of a detail that wait for a second person, below the approved one. */
export function Waiting({ record, field }: { record: FullRecord; field: FieldName }) {
  const words = useDocumentsWords().details
  const language = useLanguage()
  const { data } = useWaiting(record)
  if (!data) return null
  return data.changes.flatMap(({ id, fields, madeBy, isOwn }) =>
    fields
      .filter((change) => change.field === field)
      .map(({ after }) => (
        <p key={id} className={classes.waiting}>
          {words.waiting(
            data.people[madeBy] ?? words.somebody,
            after ? shownValue(field, after, language) : words.nothing,
          )}
          {isOwn && (
            <ActButton
              size="compact-xs"
              variant="subtle"
              does={() =>
                call('DELETE /records/{id}/changes/{changeId}', {
                  params: { id: record.id, changeId: id },
                })
              }
              done={words.takenBack}
              topics={['records', 'waiting-changes', 'counts']}
            >
              {words.takeBack}
            </ActButton>
          )}
        </p>
      )),
  )
}
