import { Button, Text } from '@mantine/core'
import { call } from '#api/client'
import { useHandoutWords } from '../words/handout.ts'
import { useAction } from './use-action.ts'

interface FinishLeavingProps {
  id: string
  name: string
  originalsInHand: number
  /** Whether it is by itself, not in the row of a table. */
  isAlone?: boolean
}

/** Marks a leaving candidate as dealt with; while the office has an original, says why not yet. */
export function FinishLeaving({ id, name, originalsInHand, isAlone = false }: FinishLeavingProps) {
  const words = useHandoutWords().leaving
  const { run, isBusy } = useAction('leavings', 'overview', 'records')
  if (originalsInHand > 0) return <Text size="sm">{words.originalsFirst}</Text>
  const done = () => run(() => call('POST /leavings/{id}/done', { params: { id } }), words.done)
  return (
    <Button
      {...(isAlone ? { size: 'sm', mt: 'xs' } : { size: 'compact-sm', variant: 'subtle' })}
      loading={isBusy}
      onClick={() => void done()}
      aria-label={words.doneOne(name)}
    >
      {words.done}
    </Button>
  )
}
