import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useCandidateWords } from '../words/candidate.ts'
import { LinkForm } from './link-form.tsx'
import { LinkedFile } from './linked-file.tsx'
import { myRecordQuery, whyNothing } from './my-record.ts'

/** The own file of whoever is signed in; or the way to link it. */
export function MyFilePage() {
  const { link } = useCandidateWords()
  const record = useQuery(myRecordQuery)
  const nothing = whyNothing(record)
  if (nothing)
    return (
      <div>
        <PageHead title={link.title} lead={nothing === 'not-linked' ? link.lead : undefined} />
        {nothing === 'gone' && (
          <Alert color="ask" title={link.goneTitle} mb="xl" maw="44rem">
            <Text>{link.gone}</Text>
          </Alert>
        )}
        <LinkForm />
      </div>
    )
  if (record.data) return <LinkedFile record={record.data} />
  if (record.isError) return <ErrorScreen error={record.error} reset={() => record.refetch()} />
  return (
    <div>
      <PageHead title={link.title} />
      <LoadingScreen />
    </div>
  )
}
