import type { Organisation } from '#modules/organisation'
import { ClosingNote, type ClosingNow } from '../layout/closing-note.tsx'
import { calendarDate } from '../layout/dates.ts'
import { page } from '../route.ts'
import { closingNow, show } from '../show.tsx'
import type { Words } from '../words.ts'

export const closingPage = page({
  method: 'GET',
  path: '/closing',
  permission: 'public',
  run: (context) => {
    const { words, organisation, ctx } = context
    const closing = closingNow(organisation, ctx.clock.now())
    return show(context, {
      title: closing === null ? words.closing.noneTitle : words.closing.title,
      main: <ClosingPage {...{ words, organisation, closing }} />,
    })
  },
})

interface ClosingProps {
  words: Words
  organisation: Organisation
  /** Null: none is announced, or it was withdrawn. */
  closing: ClosingNow | null
}

/** What everybody may know of the closing; people who were told of a withdrawn one read that here. */
function ClosingPage({ words, organisation, closing }: ClosingProps) {
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
