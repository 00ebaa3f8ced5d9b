import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countsQuery, licenceQuery } from '../queries.ts'
import { licenceSentence } from '../ui/licence-sentence.ts'

/** Above every page of an admin while the licence stops new records, or will soon; else nothing. */
export function LicenceBanner() {
  const counts = useQuery(countsQuery)
  const isDue = (counts.data?.licenceToLookUp ?? 0) > 0
  const licence = useQuery({ ...licenceQuery, enabled: isDue })
  if (!isDue || !licence.data) return null
  const { standing } = licence.data
  return (
    <Alert
      lang="en"
      color={standing.isStopped ? 'danger' : 'ask'}
      mb="lg"
      title={standing.isStopped ? 'No new records now' : 'Look up your licence'}
    >
      {licenceSentence(standing)}{' '}
      <Link to="/settings" hash="settings-licence">
        Note a look-up
      </Link>
    </Alert>
  )
}
