import { Further } from '../file/page-parts.tsx'
import type { Words } from '../words.ts'

/** Where the file answers what people ask most, before they ask the office. */
export function LookFirst({ words, title, at }: { words: Words; title: string; at: string }) {
  const { firstScreen, money, contract, codeChange, views } = words
  const pages = [
    ['standing#originals', firstScreen.doors.originals],
    ['contract', contract.title],
    ['money', money.title],
    ['views', views.title],
    ['code', codeChange.title],
  ] as const
  return (
    <section className="plain" aria-labelledby="look">
      <h2 id="look">{title}</h2>
      <Further links={pages.map(([page, text]) => [`${at}/${page}`, text])} />
    </section>
  )
}
