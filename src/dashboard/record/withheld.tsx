import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { comparisonsQuery, type FullRecord, type StaffDocument } from '../queries.ts'
import { dayOf, momentOf } from '../ui/times.ts'

interface WithheldProps {
  record: FullRecord
  document: StaffDocument
}

/** That the document in the viewer is hidden, why, and what its candidate reads about it. */
export function Withheld({ record, document: { id, withheldAt } }: WithheldProps) {
  const { data } = useQuery(comparisonsQuery(record.id))
  if (withheldAt === null) return null
  const round = data?.rounds.find((one) => one.documentId === id && one.state === 'other')
  const asked = round?.comparisons.find(({ showed }) => showed === 'other')
  const why =
    round?.authority && asked
      ? `We asked ${round.authority} on ${dayOf(asked.askedOn)}. Its answer was different from our copy.`
      : 'We asked an authority before it was put on file again. Its answer was different from our copy.'
  return (
    <Alert color="yellow" mb="sm" title={`Hidden from the public since ${momentOf(withheldAt)}`}>
      {why} The candidate reads this on the opened file, and that it does not say what is wrong.
      Find out more, then answer under “Asked the authorities”.
    </Alert>
  )
}
