import { Text } from '@mantine/core'
import { usePartWords } from '../words/parts.ts'
import { useTimes } from './times.ts'

/** By which clock the times below are, said once above a list that is no table. */
export function ClockNote() {
  const { times } = usePartWords()
  const { clock } = useTimes()
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {times(clock)}
    </Text>
  )
}
