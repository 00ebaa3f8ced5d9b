import { Text } from '@mantine/core'
import { usePartWords } from '#words/parts'
import { useTimes } from './times.ts'

/** The time zone of the times below, once above a list that is not a table. */
export function ClockNote() {
  const { times } = usePartWords()
  const { clock } = useTimes()
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {times(clock)}
    </Text>
  )
}
