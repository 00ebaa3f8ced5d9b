import { Divider } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSubmitWords } from '#words/submit'
import { organisationQuery } from '../queries.ts'
import { AddRecordForm } from '../record-form/add-record-form.tsx'
import { Link } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { OwnSubmissions } from './own-submissions.tsx'

/** The moderator's add form, and the state of their submissions. */
export function SubmitPage() {
  const words = useSubmitWords().submit
  const organisation = useQuery(organisationQuery)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <Loaded query={organisation}>
        {({ defaultNationality, moderatorKinds }) => (
          <AddRecordForm
            draftName="submit"
            kinds={moderatorKinds}
            defaultNationality={defaultNationality}
            next={({ id }) => (
              <Link to="/records/$recordId/edit" params={{ recordId: id }}>
                {words.again}
              </Link>
            )}
          />
        )}
      </Loaded>
      {/* After the form, which would push them down when it loads. */}
      {!organisation.isPending && (
        <>
          <Divider my="xl" />
          <OwnSubmissions />
        </>
      )}
    </div>
  )
}
