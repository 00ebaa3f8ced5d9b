import { day } from '#platform/clock/schema'
import { useTodayWords } from '#words/today'
import { Tone } from './tone.tsx'

/** For how many days something is late. */
export function HowLate({ since }: { since: string }) {
  const { late: words } = useTodayWords()
  return <Tone of="late">{words.days(Math.floor((Date.now() - Date.parse(since)) / day))}</Tone>
}
