import type { Organisation } from '#modules/organisation'
import { ClosingNote, type ClosingNow } from '../layout/closing-note.tsx'
import { calendarDate } from '../layout/dates.ts'
import type { Words } from '../words.ts'

interface ClosingProps {
  words: Words
  organisation: Organisation
  /** Null: none is announced, or it was withdrawn. */
  closing: ClosingNow | null
}

/** What everybody may know of the closing; people who were told of a withdrawn one read that here. */
export function ClosingPage({ words, organisation, closing }: ClosingProps) {
  const { closing: texts } = words
  if (closing === null)
    return (
      <section className="plain">
        <h1>{texts.noneTitle}</h1>
        <p>{texts.none}</p>
      </section>
    )
  const date = calendarDate(closing.lastDay, words.lang)
  return (
    <>
      <section className="lead">
        <h1>{closing.isOver ? texts.closed(date) : texts.closes(date)}</h1>
      </section>
      <section className="plain" aria-labelledby="your-file">
        <h2 id="your-file">{texts.more}</h2>
        <ClosingNote {...{ words, organisation, closing }} file={null} />
      </section>
    </>
  )
}
