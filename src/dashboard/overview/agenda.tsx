import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AgendaItem } from '#modules/agenda/schema'
import { originalKinds } from '#modules/documents/originals.schema'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { inLanguage } from '#platform/languages.schema'
import { useTodayWords } from '#words/today'
import type { Target } from '../addresses.ts'
import { languageNow, useLanguage } from '../look/language.ts'
import type { Today } from '../queries.ts'
import { Link } from '../routing.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SectionHead } from '../ui/person-row.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import { useOpenedPart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import classes from './agenda.module.css'

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

const countIn = (days: Days) => days.reduce((sum, { items }) => sum + items.length, 0)

/** Returns the first so many things, with their days. */
function firstOf(days: Days, count: number): Days {
  let left = count
  const kept: Days = []
  for (const { day, items } of days) {
    const some = items.slice(0, left)
    if (some.length > 0) kept.push({ day, items: some })
    left -= some.length
  }
  return kept
}

function Day({ day, items }: { day: string; items: readonly AgendaItem[] }) {
  const { dayNumberOf, weekdayOf } = useTimes()
  const tell = useTold()
  return (
    <li className={classes.day}>
      <div className={classes.date}>
        <b>{dayNumberOf(day)}</b>
        <span>{weekdayOf(day)}</span>
      </div>
      <ul>
        {items.map(tell).map(({ title, detail, icon, isSoon, to }) => (
          <li key={title}>
            <Link {...to} className={classes.item}>
              <Icon name={icon} />
              <span>{title}</span>
              {detail && <small>{isSoon ? <Tone of="soon">{detail}</Tone> : detail}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
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
    const to = { to: '/records/$recordId' as const, params: { recordId } }
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
