import { kindLabel } from '#modules/documents/schema'
import { usePartWords } from '#words/parts'
import { useTodayWords } from '#words/today'
import { useCaseSentence } from '../cases/case-sentence.ts'
import { useLanguage } from '../look/language.ts'
import type { Today } from '../queries.ts'
import { Link } from '../routing.tsx'
import { PersonRow, PersonRows, SectionHead } from '../ui/person-row.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'

/** Records that wait for approval, the longest waiting first. */
export function Approvals({ total, items }: NonNullable<Today['approvals']>) {
  const { approvals: words } = useTodayWords()
  const { number } = usePartWords()
  const { sinceOf } = useTimes()
  if (total === 0) return null
  return (
    <section aria-labelledby="approvals">
      <SectionHead id="approvals" title={words.title} count={number(total)}>
        <Link to="/approvals">{words.all}</Link>
      </SectionHead>
      <PersonRows label={words.title}>
        {items.map(({ recordId, name, photoId, by, since }) => (
          <PersonRow
            key={recordId}
            {...{ name, photoId }}
            text={by === null ? words.new : words.newBy(by)}
            when={words.since(sinceOf(since))}
            to={{ to: '/approvals', search: { of: recordId } }}
          />
        ))}
      </PersonRows>
    </section>
  )
}

/** Photos of documents that candidates sent and nobody has looked at, the longest waiting first. */
export function Incoming({ total, today, items }: Today['incoming']) {
  const { incoming: words } = useTodayWords()
  const { number } = usePartWords()
  const language = useLanguage()
  const { sinceOf } = useTimes()
  if (total === 0) return null
  return (
    <section aria-labelledby="incoming">
      <SectionHead id="incoming" title={words.title} count={number(total)}>
        {today > 0 && <span>{words.today(today)}</span>}
      </SectionHead>
      <PersonRows label={words.title}>
        {items.map(({ recordId, name, photoId, document, since }) => (
          <PersonRow
            key={`${recordId} ${document}`}
            {...{ name, photoId }}
            text={kindLabel(document, language)}
            when={sinceOf(since)}
            to={{ to: '/records/$recordId', params: { recordId }, hash: 'incoming-title' }}
          />
        ))}
      </PersonRows>
    </section>
  )
}

/** One's own records that came back, with the reason. */
export function Returned({ total, items }: NonNullable<Today['returned']>) {
  const { returned: words } = useTodayWords()
  const { number } = usePartWords()
  const { sinceOf } = useTimes()
  if (total === 0) return null
  return (
    <section aria-labelledby="returned">
      <SectionHead id="returned" title={words.title} count={number(total)}>
        <Link to="/submissions">{words.all}</Link>
      </SectionHead>
      <PersonRows label={words.title}>
        {items.map(({ recordId, name, photoId, reason, since }) => (
          <PersonRow
            key={recordId}
            {...{ name, photoId }}
            text={reason ?? words.correct}
            when={sinceOf(since)}
            to={{ to: '/records/$recordId/edit', params: { recordId } }}
          />
        ))}
      </PersonRows>
    </section>
  )
}

/** Cases that wait for an answer and are not late, the next due first. */
export function Cases({ total, items }: Today['cases']) {
  const { cases: words, when } = useTodayWords()
  const { number } = usePartWords()
  const { nearDayOf, isSoon } = useTimes()
  const sentenceOf = useCaseSentence()
  if (total === 0) return null
  return (
    <section aria-labelledby="cases">
      <SectionHead id="cases" title={words.title} count={number(total)}>
        <Link to="/cases">{words.all}</Link>
      </SectionHead>
      <PersonRows label={words.title}>
        {items.map(({ photoId, case: one }) => (
          <PersonRow
            key={one.id}
            photoId={photoId}
            name={one.name ?? words.anonymous}
            text={sentenceOf(one)}
            when={
              isSoon(one.dueAt) ? (
                <Tone of="soon">{nearDayOf(one.dueAt)}</Tone>
              ) : (
                when.by(nearDayOf(one.dueAt))
              )
            }
            to={{ to: '/cases/$caseId', params: { caseId: one.id } }}
          />
        ))}
      </PersonRows>
    </section>
  )
}
