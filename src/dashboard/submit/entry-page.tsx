import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { documentKindNames } from '#modules/documents/schema'
import { useSubmitWords } from '#words/submit'
import { organisationQuery, recordsQuery } from '../queries.ts'
import { AddRecordForm } from '../record-form/add-record-form.tsx'
import { closedSlots } from '../record-form/closed-slots.ts'
import { Link } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { FirstSteps } from './first-steps.tsx'

/** The admin's add form, with a slot for every kind of document. */
export function EntryPage() {
  const words = useSubmitWords().entry
  const organisation = useQuery(organisationQuery)
  const any = useQuery(recordsQuery({}))
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      {any.data?.total === 0 && <FirstSteps />}
      <Loaded query={organisation}>
        {(settings) => (
          <AddRecordForm
            draftName="entry"
            kinds={documentKindNames}
            closed={closedSlots({ organisation: settings })}
            defaultNationality={settings.defaultNationality}
            next={({ id, state }) => (
              <>
                {state === 'approved' && (
                  <Button
                    size="xs"
                    renderRoot={(props) => (
                      <Link
                        to="/records/$recordId"
                        params={{ recordId: id }}
                        hash="access-code"
                        {...props}
                      />
                    )}
                  >
                    {words.issueCode}
                  </Button>
                )}
                <Link to="/records/$recordId" params={{ recordId: id }}>
                  {words.open}
                </Link>
              </>
            )}
          />
        )}
      </Loaded>
    </div>
  )
}
