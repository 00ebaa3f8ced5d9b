import type { DueCount } from '#modules/privacy/schema'
import { dueCountQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { type SettingsWorkWords, settingsWorkWordsNow } from '../words/settings-work.ts'
import { keepingIn, type Values } from './values.ts'

type Words = SettingsWorkWords['keeping']

/** Says how much would be due with the periods in the form. */
export function dueSentence({ papers: documents, records }: DueCount, words: Words): string {
  return documents + records === 0 ? words.nothing : words.due(records, documents)
}

type Kept = Pick<Values, keyof ReturnType<typeof keepingIn> | 'removesByItself'>

/** Asks before a change makes something due, or lets it be removed automatically; an error counts as no. */
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
    const { keeping: words } = settingsWorkWordsNow()
    return await ask({
      title: words.sure,
      text: `${dueSentence(due, words)} ${now.removesByItself ? words.goes : words.stays}`,
      yes: words.yes,
      isGrave: now.removesByItself,
    })
  } catch (error) {
    problemToast(error)
    return false
  }
}
