import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AgendaItem } from '#modules/agenda/schema'
import { originalKinds } from '#modules/documents/originals.schema'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { inLanguage } from '#platform/languages.schema'
import { useTodayWords } from '#words/today'
import { recordAt, type Target } from '../addresses.ts'
import { languageNow, useLanguage } from '../look/language.ts'
import type { Today } from '../queries.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SectionHead } from '../ui/person-row.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import { useOpenedPart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import classes from './agenda.module.css'
import { linesOf, type OfPerson } from './agenda-groups.ts'

/** So many things are shown at once; the others after a press. */
const shownFirst = 9

/** Returns the day of the next flight. */
export function nextFlight({ days }: Today['agenda']): string | undefined {
  return days.find(({ items }) => items.some(({ kind }) => kind === 'flight'))?.day
}

/** What happens in the next days, day by day; nothing where nothing does. */
export function Agenda({ days }: Today['agenda']) {
  const { agenda: words } = useTodayWords()
  const [isWhole, setWhole] = useState(false)
  if (days.length === 0) return null
  const shown = isWhole ? days : firstOf(days, shownFirst)
  const hidden = countIn(days) - countIn(shown)
  return (
    <section aria-labelledby="agenda">
      <SectionHead id="agenda" title={words.title} />
      <ol className={classes.agenda}>
        {shown.map(({ day, items }) => (
          <Day key={day} {...{ day, items }} />
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="subtle" color="ink" size="compact-sm" onClick={() => setWhole(true)}>
          {words.more(hidden)}
        </Button>
      )}
      <Calendar />
    </section>
  )
}

const loadCalendar = async () => {
  const words = loadWords(languageNow(), ['handout'])
  const { OwnCalendar } = await import('./own-calendar.tsx')
  await words
  return { OwnCalendar }
}

/** The way to have it in one's own calendar. */
function Calendar() {
  const { calendar: words } = useTodayWords().agenda
  const [isOpen, setOpen] = useState(false)
  const part = useOpenedPart(loadCalendar, isOpen, () => setOpen(false))
  return (
    <>
      <Button variant="subtle" color="ink" size="compact-sm" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && part && <part.OwnCalendar onClose={() => setOpen(false)} />}
    </>
  )
}

type Days = Today['agenda']['days']

const countIn = (days: Days) => days.reduce((sum, { items }) => sum + linesOf(items).length, 0)

/** Returns the first so many lines, with their days. */
function firstOf(days: Days, count: number): Days {
  let left = count
  return days.filter(({ items }) => {
    const isShown = left > 0
    left -= linesOf(items).length
    return isShown
  })
}

function Day({ day, items }: { day: string; items: readonly AgendaItem[] }) {
  const { dayNumberOf, weekdayOf } = useTimes()
  return (
    <li className={classes.day}>
      <div className={classes.date}>
        <b>{dayNumberOf(day)}</b>
        <span>{weekdayOf(day)}</span>
      </div>
      <ul>
        {linesOf(items).map((line) =>
          'one' in line ? (
            <One key={keyOf(line.one)} item={line.one} />
          ) : (
            <Several key={keyOf(line.several[0])} items={line.several} />
          ),
        )}
      </ul>
    </li>
  )
}

const keyOf = (item: AgendaItem) =>
  item.kind === 'class' ? `${item.classId} ${item.startsAt}` : JSON.stringify(item)

function One({ item }: { item: AgendaItem }) {
  const { title, detail, icon, isSoon, to } = useTold()(item)
  return (
    <li>
      <Link {...to} className={classes.item}>
        <Icon name={icon} />
        <span>{title}</span>
        {detail && <small>{isSoon ? <Tone of="soon">{detail}</Tone> : detail}</small>}
      </Link>
    </li>
  )
}

/** Several alike: how many, and after a press who. */
function Several({ items }: { items: readonly [OfPerson, ...OfPerson[]] }) {
  const { agenda: words } = useTodayWords()
  const { role } = useSession()
  const { icon } = useTold()(items[0])
  const titleOf = useTitleOfSeveral()
  const lacking = items.filter((item) => item.kind === 'flight' && item.missing.length > 0).length
  return (
    <li>
      <details className={classes.several}>
        <summary className={classes.item}>
          <Icon name={icon} />
          <span>{titleOf(items[0], items.length)}</span>
          {lacking > 0 && (
            <small>
              <Tone of="soon">{words.several.lacking(lacking)}</Tone>
            </small>
          )}
        </summary>
        <ul>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <Link to={recordAt(role)} params={{ recordId: item.recordId }}>
                {item.name}
              </Link>
            </li>
          ))}
          {items[0].kind === 'paper' && role === 'admin' && (
            <li>
              <Link to="/records" search={{ view: 'ending' }}>
                {words.several.dates}
              </Link>
            </li>
          )}
        </ul>
      </details>
    </li>
  )
}

/** Returns a function that names several alike by the first of them. */
function useTitleOfSeveral(): (first: OfPerson, count: number) => string {
  const { several: words, appointmentKinds } = useTodayWords().agenda
  const language = useLanguage()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  return (first, count) => {
    switch (first.kind) {
      case 'flight': {
        const { destination } = first
        if (destination === null) return words.fly(count)
        return words.flyTo(count, countries.of(destination) ?? destination)
      }
      case 'paper':
        return words.end(kindLabel(first.document, language), count)
      case 'appointment':
        return words.come(appointmentKinds[first.appointment], count)
      case 'original':
        return words.back(inLanguage(originalKinds[first.original], language), count)
    }
  }
}

interface Told {
  title: string
  detail: string
  icon: IconName
  isSoon?: boolean
  to: Target
}

/** Returns a function that tells one thing of a day; a further kind is one more case. */
function useTold(): (item: AgendaItem) => Told {
  const { role } = useSession()
  const { agenda: words } = useTodayWords()
  const language = useLanguage()
  const { momentOf } = useTimes()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const kinds = (missing: readonly DocumentKind[]) =>
    missing.map((kind) => kindLabel(kind, language)).join(', ')
  return (item) => {
    if (item.kind === 'class')
      return {
        title: words.class(item.title),
        detail: momentOf(item.startsAt),
        icon: 'book',
        to: { to: '/classes/$classId', params: { classId: item.classId } },
      }
    const { name, recordId } = item
    const to = { to: recordAt(role), params: { recordId } }
    switch (item.kind) {
      case 'flight': {
        const { destination, missing } = item
        return {
          title:
            destination === null
              ? words.flies(name)
              : words.fliesTo(name, countries.of(destination) ?? destination),
          detail: missing.length > 0 ? words.missing(kinds(missing)) : words.allHere,
          ...{ icon: 'plane', isSoon: missing.length > 0, to },
        }
      }
      case 'appointment':
        return {
          title: words.appointment(name, words.appointmentKinds[item.appointment]),
          detail: item.time ?? '',
          ...{ icon: 'calendar', to },
        }
      case 'paper':
        return {
          title: words.ends(name, kindLabel(item.document, language)),
          detail: words.asPrinted,
          ...{ icon: 'paper', to },
        }
      case 'original':
        return {
          title: words.back(name, inLanguage(originalKinds[item.original], language)),
          detail: '',
          ...{ icon: 'folder', to },
        }
    }
  }
}
