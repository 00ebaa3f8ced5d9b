import type { FetchQueryOptions } from '@tanstack/react-query'
import type { DueCount } from '#modules/privacy/schema'
import { type SettingsWorkWords, settingsWorkWordsNow } from '#words/settings-work'
import { dueCountQuery, trashDueQuery } from '../queries.ts'
import { queryClient } from '../query-client.ts'
import { ask, type Question } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { keepingIn, type Values } from './values.ts'

type Words = SettingsWorkWords['keeping']

/** Says how much would be due with the periods in the form. */
export function dueSentence({ papers: documents, records }: DueCount, words: Words): string {
  return documents + records === 0 ? words.nothing : words.due(records, documents)
}

type Kept = Pick<Values, keyof ReturnType<typeof keepingIn> | 'removesByItself'>

/** Asks before a change lets something be removed, if there is anything; an error counts as no. */
async function mayRemove<Due>(
  query: FetchQueryOptions<Due>,
  questionOf: (due: Due) => Question | null,
): Promise<boolean> {
  try {
    const question = questionOf(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
    return question === null || (await ask(question))
  } catch (error) {
    problemToast(error)
    return false
  }
}

/** Asks before a shorter time in the trash removes records permanently. */
export async function mayShortenTrash(before: number, now: number): Promise<boolean> {
  if (now >= before) return true
  return mayRemove(trashDueQuery(now), ({ due }) => {
    const { sure: title, means, yes } = settingsWorkWordsNow().trash
    return due === 0 ? null : { title, text: means(due, now), yes: yes(due), isGrave: true }
  })
}

/** Asks before a change makes something due, or lets it be removed automatically. */
export async function mayKeepShorter(before: Kept, now: Kept): Promise<boolean> {
  const [former, next] = [keepingIn(before), keepingIn(now)]
  const isShorter = Object.entries(next).some(
    ([name, value]) => value < former[name as keyof typeof former],
  )
  const isSwitchedOn = now.removesByItself && !before.removesByItself
  if (!isShorter && !isSwitchedOn) return true
  return mayRemove(dueCountQuery(next), (due) => {
    if (due.papers + due.records === 0) return null
    const { keeping: words } = settingsWorkWordsNow()
    return {
      title: words.sure,
      text: `${dueSentence(due, words)} ${now.removesByItself ? words.goes : words.stays}`,
      yes: words.yes,
      isGrave: now.removesByItself,
    }
  })
}
