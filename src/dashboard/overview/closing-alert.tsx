import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { closingQuery } from '../queries.ts'
import { useClosingSentences } from '../ui/closing-sentence.ts'
import { useOverviewWords } from '../words/overview.ts'

/** Above the numbers while the agency closes; else nothing. */
export function ClosingAlert() {
  const { data } = useQuery(closingQuery)
  const { closing: words } = useOverviewWords()
  const say = useClosingSentences()
  if (!data?.announced) return null
  const { announced } = data
  return (
    <Alert color="ask" mb="lg" title={words.title}>
      {say.lastDay(announced)} {say.told(announced)} {words.noRecords}
    </Alert>
  )
}
