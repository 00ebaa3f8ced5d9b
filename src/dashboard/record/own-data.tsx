import { Button, Text, Title } from '@mantine/core'
import { download } from '../confirm/download.ts'
import type { FullRecord } from '../queries.ts'
import { ask } from '../ui/ask.ts'

/** Everything that is held about the candidate, made by staff to hand over. */
export function OwnData({ record }: { record: FullRecord }) {
  if (record.deletedAt !== null) return null
  const handOver = async () => {
    const isMeant = await ask({
      title: 'Make a copy of all data?',
      text: 'Hand it to the candidate alone. The candidate is told that staff made it, and the log keeps it.',
      yes: 'Make the copy',
    })
    if (isMeant) await download(`/records/${record.id}/own-data`)
  }
  return (
    <section aria-labelledby="own-data-title">
      <Title order={2} size="h4" id="own-data-title" mb="sm">
        The candidate’s own data
      </Title>
      <Text size="sm" mb="xs">
        One zip with the record, every version of every paper as a marked copy, viewings, shares,
        messages, payments, and events. Candidates take it themselves from their file, with a code
        that we send them.
      </Text>
      <Button variant="default" size="sm" onClick={() => void handOver()}>
        Hand over all data
      </Button>
    </section>
  )
}
