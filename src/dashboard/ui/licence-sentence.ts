import type { Answer } from '#api/client'
import { usePartWords } from '#words/parts'
import { useTimes } from './times.ts'

type Licence = Answer<'GET /organisation/licence'>

/** Says until when new records can be entered, or why they cannot, and what to do. */
export function useLicenceSentence() {
  const { licence: words } = usePartWords()
  const { dayOf } = useTimes()
  return ({ reason, on, lastDay, isStopped }: Licence['standing']): string => {
    const day = on === null ? '' : dayOf(on)
    if (isStopped) return `${words.why[reason](day)} ${words.seen}`
    if (lastDay === null) return words.notNoted
    const last = words.until(dayOf(lastDay))
    if (reason === 'never') return `${words.notNoted} ${last}`
    return `${reason === 'ran_out' ? words.runsUntil(day) : words.counts} ${last}`
  }
}
