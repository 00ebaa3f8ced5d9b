import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { closingQuery } from '../queries.ts'
import { closingSentence, toldSentence } from '../ui/closing-sentence.ts'

/** Above the numbers while the agency closes; else nothing. */
export function ClosingAlert() {
  const { data } = useQuery(closingQuery)
  if (!data?.announced) return null
  const { announced } = data
  return (
    <Alert color="ask" mb="lg" title="The agency is closing">
      {closingSentence(announced)} {toldSentence(announced)} No new records can be entered.
    </Alert>
  )
}
