import { Text } from '@mantine/core'
import { usePartWords } from '#words/parts'
import { useTimes } from './times.ts'

/** The time zone of the times below, above a list that is not a table; nothing where it is that of the reader. */
export function ClockNote() {
  const { times } = usePartWords()
  const { otherClock } = useTimes()
  if (otherClock === null) return null
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {times(otherClock)}
    </Text>
  )
}
