import type { FirstScreen, Next, ToDo } from '#modules/news/schema'
import type { Organisation } from '#modules/organisation'
import { daysInParts, timeZoneIn, wallTimeIn, weekdayOf } from '#platform/clock/schema'
import { dayOfYear } from '../layout/dates.ts'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'
import { labelOf } from './news-rows.tsx'

interface ComingProps {
  words: Words
  organisation: Organisation
  at: FileAccess['file']
  screen: Pick<FirstScreen, 'next' | 'toDo'>
}

/** What comes next, with what is still open before it; nothing where neither is known. */
export function Coming({ words, organisation, at, screen: { next, toDo } }: ComingProps) {
  if (next === null && toDo === null) return null
  return (
    <section className="panel" aria-label={next ? titleOf(words, next) : undefined}>
      {next && <NextRow {...{ words, organisation, at, next }} />}
      {toDo && (
        <a className="do" href={at + toDo.to} rel="nofollow">
          {toDoText(words, toDo, next)}
        </a>
      )}
    </section>
  )
}

type NextProps = Omit<ComingProps, 'screen'> & { next: Next }

function NextRow({ words, organisation, at, next }: NextProps) {
  const { number, unit } = daysInParts(next.days, words.lang)
  const to = next.to.startsWith('/my/') ? next.to : at + next.to
  return (
    <a className="when" href={to} rel="nofollow">
      <span className="days">
        {number !== '' && <b>{number}</b>}
        {unit}
      </span>
      <span>
        <b>{titleOf(words, next)}</b>
        {linesOf(words, organisation, next).map((line) => (
          <small key={line}>
            <bdi>{line}</bdi>
          </small>
        ))}
      </span>
    </a>
  )
}

function titleOf(words: Words, next: Next): string {
  const {
    flight,
    appointment,
    sendAgain,
    original,
    ending,
    class: ofClass,
  } = words.firstScreen.next
  const date = dayOfYear(next.on, words.lang)
  const label = labelOf(words, next.about)
  if (next.kind === 'original') return original.title(label, date)
  if (next.kind === 'sendAgain') return sendAgain.title(label, date)
  if (next.kind === 'appointment') return appointment.title(label, date)
  if (next.kind === 'ending') return ending.title(label, date)
  if (next.kind === 'class') return ofClass.title(date)
  if (next.days > 1) return flight.title(date)
  return next.days === 0 ? flight.today : flight.tomorrow
}

/** Returns when exactly, with what, and who wrote it: the agency, never an authority or airline. */
function linesOf(words: Words, organisation: Organisation, next: Next): string[] {
  const texts = words.firstScreen.next[next.kind]
  const named = next.about.named ?? ''
  const travel = [next.number, next.route].filter((one) => one !== null).join(' · ')
  return [momentOf(words, organisation, next), named, travel, texts.line].filter(
    (line) => line !== '',
  )
}

/** Before 05:00 it is the night from the day before that people think of. */
function momentOf(
  { lang, comma, stop, firstScreen }: Words,
  { timeZone }: Organisation,
  next: Next,
) {
  const { on, time, zone, kind, days } = next
  const weekday = weekdayOf(on, lang)
  if (time === null)
    return kind === 'flight' && days <= 1 ? `${dayOfYear(on, lang, 'weekday')}${stop}` : ''
  const place = zone === null || zone === timeZone ? '' : ` (${timeZoneIn(lang, zone)})`
  const written = wallTimeIn(lang, time) + place
  if (kind === 'flight' && time < '05:00') return firstScreen.next.flight.night(weekday, written)
  const day = days > 1 ? weekday : dayOfYear(on, lang, 'weekday')
  return `${day}${comma}${written}${stop}`
}

function toDoText({ firstScreen: { toDo } }: Words, { kind }: ToDo, next: Next | null): string {
  return kind === 'contractUnread' && next?.kind !== 'flight' ? toDo.readContract : toDo[kind]
}
