import { originalKinds } from '#modules/documents/originals.schema'
import type { About, FirstScreen, News } from '#modules/news/schema'
import { moneyIn } from '#modules/training/money.schema'
import { inLanguage } from '#platform/languages.schema'
import { calendarDate, longDate, relativeDay } from '../layout/dates.ts'
import { partLabel } from '../layout/part-label.ts'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'

interface RowsProps {
  words: Words
  at: FileAccess['file']
  /** The day at the office. */
  today: string
}

/** At most so many rows stand on the first screen; the last of more leads to all of them. */
const most = 3

/** What is new for the person, the most urgent first; nothing where nothing is. */
export function NewForYou({ words, at, today, screen }: RowsProps & { screen: FirstScreen }) {
  const { firstScreen } = words
  const { news, earlier, since } = screen
  const all = `${at}/news`
  if (news.length === 0)
    return (
      <p className="quiet-line">
        {since === null ? firstScreen.nothing : firstScreen.nothingSince(longDate(since, words))}{' '}
        {earlier.length > 0 && (
          <a href={all} rel="nofollow">
            {firstScreen.earlier}
          </a>
        )}
      </p>
    )
  const isMore = news.length > most
  const rest = isMore ? news.slice(most - 1) : []
  return (
    <section className="panel news" aria-labelledby="new">
      <h2 id="new">{firstScreen.new}</h2>
      <ul>
        {news.slice(0, isMore ? most - 1 : most).map((one) => (
          <NewsRow key={one.key} {...{ words, at, today, one }} />
        ))}
        {isMore && (
          <li>
            <a
              href={all}
              rel="nofollow"
              className={rest.some(({ stands }) => stands) ? 'stands' : undefined}
            >
              <b>{firstScreen.more(rest.length)}</b>
              <small>
                {rest
                  .map((one) => textOf(words, one).title)
                  .slice(0, 2)
                  .join(words.comma)}
              </small>
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

/** One thing that is or was new; it leads to its page. */
export function NewsRow({ words, at, today, one }: RowsProps & { one: News }) {
  const { title, line } = textOf(words, one)
  const to = one.to.startsWith('/my/') ? one.to : at + one.to
  return (
    <li>
      <a href={to} rel="nofollow" className={one.stands ? 'stands' : undefined}>
        <b>{title}</b>
        <time dateTime={one.at.slice(0, 10)}>{relativeDay(one.at, today, words)}</time>
        {line !== '' && (
          <small>
            <bdi>{line}</bdi>
          </small>
        )}
      </a>
    </li>
  )
}

/** Returns what something is called that a row names. */
export function labelOf({ kinds, lang, appointments }: Words, about: About): string {
  if (about.document) return kinds[about.document]
  if (about.original) return inLanguage(originalKinds[about.original], lang)
  if (about.appointment) return appointments.kinds[about.appointment]
  return about.named ?? ''
}

/** Returns by which text is said which contacts were changed. */
export function whatChanged(fields: About['changed'] = []): 'telephone' | 'email' | 'both' {
  return fields.length > 1 ? 'both' : (fields[0] ?? 'both')
}

/** Returns what a row says: what it is, and what to do or know. */
function textOf(words: Words, { kind, about }: News): { title: string; line: string } {
  const { news } = words.firstScreen
  const label = labelOf(words, about)
  const date = about.on ? calendarDate(about.on, words.lang) : ''
  switch (kind) {
    case 'closing': {
      const { title, line } = about.isOver ? news.closed : news.closing
      return { title, line: line(date) }
    }
    case 'removal':
      return { title: news.removal.title(date), line: news.removal.line }
    case 'card':
      return { title: news.card.title, line: news.card.line(longDate(about.saidAt ?? '', words)) }
    case 'overdue':
      return { title: news.overdue.title(label), line: news.overdue.line(date) }
    case 'answer': {
      const { results, line } = news.answer
      const say = results[about.result as keyof typeof results] ?? results.answered
      return {
        title: say(whatWasSaid(words, about)),
        line: line(longDate(about.saidAt ?? '', words)),
      }
    }
    case 'appointment': {
      const { title, cancelled, line } = news.appointment
      return about.isOver
        ? { title: cancelled(label, date), line: '' }
        : { title: title(label, date), line }
    }
    case 'shareOpened':
      return { title: news.shareOpened.title, line: label }
    case 'class':
      return { title: about.isOver ? news.class.cancelled : news.class.title, line: label }
    case 'contact': {
      const { title, by, byStaff } = news.contact
      return {
        title: title[whatChanged(about.changed)],
        line: about.by == null ? byStaff : by(about.by),
      }
    }
    case 'alone':
    case 'announcement':
    case 'opened':
    case 'code':
      return news[kind]
    default: {
      const { title, line } = news[kind]
      return { title: title(label), line }
    }
  }
}

/** Returns what an answer is about, so that two of them do not look alike: a part of the file, or the kind and its sum. */
function whatWasSaid(words: Words, { part, case: kind, money }: About): string {
  if (part) return partLabel(words, part)
  const texts: Readonly<Record<string, { name: string }>> = words.caseKinds
  const name = texts[kind ?? '']?.name ?? ''
  return money ? `${name}, ${moneyIn(words.lang, money.amount, money.currency)}` : name
}
