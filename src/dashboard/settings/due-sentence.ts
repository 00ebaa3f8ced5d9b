import type { DueCount } from '#modules/retention/schema'
import { dueCountQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { keepingIn, type Values } from './values.ts'

/** How much would be due with the times in the form. */
export function dueSentence({ papers, records }: DueCount): string {
  if (papers + records === 0) return 'With these times nothing is due for removal now.'
  const parts = [
    records > 0 && (records === 1 ? 'one whole record' : `${records} whole records`),
    papers > 0 && (papers === 1 ? 'one kind of paper' : `${papers} kinds of paper`),
  ]
  const isOne = papers + records === 1
  return `With these times ${parts.filter(Boolean).join(' and ')} ${isOne ? 'is' : 'are'} due for removal now.`
}

type Kept = Pick<Values, keyof ReturnType<typeof keepingIn> | 'removesByItself'>

/** Asks before a change makes something due, or has it removed by itself; an error leaves the answer no. */
export async function mayKeepShorter(before: Kept, now: Kept): Promise<boolean> {
  const [former, next] = [keepingIn(before), keepingIn(now)]
  const isShorter = Object.entries(next).some(
    ([name, value]) => value < former[name as keyof typeof former],
  )
  const isSwitchedOn = now.removesByItself && !before.removesByItself
  if (!isShorter && !isSwitchedOn) return true
  try {
    const due = await queryClient.fetchQuery({ ...dueCountQuery(next), staleTime: 0 })
    if (due.papers + due.records === 0) return true
    const goes = now.removesByItself
      ? 'What is not held back is removed for good by itself, a week after it was listed. Nobody can bring it back.'
      : 'It stays until an admin removes it.'
    return await ask({
      title: 'Are you sure?',
      text: `${dueSentence(due)} ${goes}`,
      yes: 'Save these times',
      isGrave: now.removesByItself,
    })
  } catch (error) {
    problemToast(error)
    return false
  }
}
