import { Button, type ButtonProps } from '@mantine/core'
import type { Topic } from '../query-client.ts'
import { ask, type Question } from './ask.ts'
import { useAction } from './use-action.ts'

interface ActButtonProps<Answer> extends ButtonProps {
  /** What must be answered before. */
  asks?: Question
  does: () => Promise<Answer>
  done: string | ((answer: Answer) => string) | null
  /** What the change makes stale. */
  topics: readonly Topic[]
  'aria-label'?: string
}

/** A button that does one thing, perhaps after a question: it waits until that is done, and says so. */
export function ActButton<Answer>({ asks, does, done, topics, ...button }: ActButtonProps<Answer>) {
  const { run, isBusy } = useAction(...topics)
  const act = async () => {
    if (!asks || (await ask(asks))) await run(does, done)
  }
  return <Button variant="default" loading={isBusy} {...button} onClick={() => void act()} />
}
