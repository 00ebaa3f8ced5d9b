import { Button, Text } from '@mantine/core'
import { download } from '../confirm/download.ts'
import type { FullRecord } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { useRecordWords } from '../words/record.ts'
import { Folded } from './folded.tsx'

/** Everything that is held about the candidate, made by staff to pass on. */
export function OwnData({ record }: { record: FullRecord }) {
  const words = useRecordWords().ownData
  if (record.deletedAt !== null) return null
  const handOver = async () => {
    if (await ask(words.question)) await download(`/records/${record.id}/own-data`)
  }
  return (
    <Folded title={words.title}>
      <Text size="sm" mb="xs">
        {words.text}
      </Text>
      <Button variant="default" size="sm" onClick={() => void handOver()}>
        {words.handOver}
      </Button>
    </Folded>
  )
}
