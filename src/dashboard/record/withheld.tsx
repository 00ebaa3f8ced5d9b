import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { comparisonsQuery, type FullRecord, type StaffDocument } from '../queries.ts'
import { useTimes } from '../ui/times.ts'
import { useDocumentsWords } from '../words/documents.ts'
import { useRecordWords } from '../words/record.ts'

interface WithheldProps {
  record: FullRecord
  document: StaffDocument
}

/** That the document in the viewer is hidden, why, and what its candidate reads about it. */
export function Withheld({ record, document: { id, withheldAt } }: WithheldProps) {
  const words = useRecordWords().withheld
  const { issuer } = useDocumentsWords().checks
  const { dayOf, momentOf } = useTimes()
  const { data } = useQuery({ ...comparisonsQuery(record.id), enabled: withheldAt !== null })
  if (withheldAt === null) return null
  const round = data?.rounds.find((one) => one.documentId === id && one.state === 'other')
  const asked = round?.comparisons.find(({ showed }) => showed === 'other')
  const why =
    round?.authority && asked
      ? words.asked(issuer(round.authority), dayOf(asked.askedOn))
      : words.before
  return (
    <Alert color="yellow" mb="sm" title={words.title(momentOf(withheldAt))}>
      {why} {words.whatNow}
    </Alert>
  )
}
