import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countsQuery, licenceQuery } from '../queries.ts'
import { useLicenceSentence } from '../ui/licence-sentence.ts'
import { usePartWords } from '../words/parts.ts'

/** Above every page of an admin while the licence prevents new records, or will soon; else nothing. */
export function LicenceBanner() {
  const { licence: words } = usePartWords()
  const licenceSentence = useLicenceSentence()
  const counts = useQuery(countsQuery)
  const isDue = (counts.data?.licenceToLookUp ?? 0) > 0
  const licence = useQuery({ ...licenceQuery, enabled: isDue })
  if (!isDue || !licence.data) return null
  const { standing } = licence.data
  return (
    <Alert
      color={standing.isStopped ? 'danger' : 'ask'}
      mb="lg"
      title={standing.isStopped ? words.stopped : words.due}
    >
      {licenceSentence(standing)}{' '}
      <Link to="/settings" hash="settings-licence">
        {words.note}
      </Link>
    </Alert>
  )
}
