import type { AppointmentKind } from '#modules/appointments/schema'
import type { DocumentKind } from '#modules/documents/schema'
import { dayIn, wallTimeOf } from '#platform/clock/schema'
import {
  type About,
  daysBefore,
  type FirstScreen,
  isCardSeen,
  type Next,
  type NextKind,
  type ToDo,
  type ToDoKind,
  toDoKinds,
} from './schema.ts'
import { type Facts, sentBackIn } from './what-is-new.ts'

interface Coming extends Partial<Pick<Next, 'time' | 'zone' | 'number' | 'route'>> {
  on: string
  to: string
  about?: About
}

/** What comes on a day that is known: a row a kind. */
const rows: Readonly<Record<NextKind, (facts: Facts) => Coming[]>> = {
  flight: ({
    happened: { flightOn, flightTime, flightZone, flightNumber, flightRoute, documents },
  }) => {
    if (flightOn === null) return []
    const hasTicket = documents.some(({ kind }) => kind === 'ticket')
    const flight = { time: flightTime, zone: flightZone, number: flightNumber, route: flightRoute }
    return [{ on: flightOn, to: hasTicket ? '/documents/ticket' : '/standing', ...flight }]
  },
  appointment: ({ happened: { appointments } }) =>
    appointments
      .filter(({ state }) => state === 'planned')
      .map(({ kind, day: on, time, zone }) => ({
        ...{ on, time, zone, to: '/standing#appointments' },
        about: { appointment: kind as AppointmentKind },
      })),
  sendAgain: ({ happened }) =>
    sentBackIn(happened).flatMap(({ kind, until: on }) =>
      on === null ? [] : [{ on, to: `/bring/${kind}`, about: { document: kind as DocumentKind } }],
    ),
  original: ({ opened }) =>
    opened.originals
      .filter(({ isOut }) => isOut)
      .map(({ backBy: on, kind }) => ({
        on,
        to: '/standing#originals',
        about: { original: kind },
      })),
  ending: ({ happened: { documents }, today }) =>
    documents.flatMap(({ kind, validUntil: on }) =>
      on === null || daysFrom(today, on) > daysBefore.ending
        ? []
        : [{ on, to: `/documents/${kind}`, about: { document: kind as DocumentKind } }],
    ),
  class: ({ own, now }) =>
    (own?.sessions ?? [])
      .filter(({ endsAt }) => endsAt > now)
      .map(({ classId, startsAt }) => {
        const { title = '', timeZone = 'UTC' } = own?.classes.find(({ id }) => id === classId) ?? {}
        return {
          ...{ on: dayIn(timeZone, startsAt), time: wallTimeOf(startsAt, timeZone).slice(11) },
          ...{ zone: timeZone, to: '/my/classes', about: { named: title } },
        }
      }),
}

/** Returns what comes next: the nearest of all, of the same day what stands first in the table. */
export function nextFrom(facts: Facts): Next | null {
  const kinds = Object.keys(rows) as NextKind[]
  const nothing = { about: {}, time: null, zone: null, number: null, route: null }
  const coming = kinds.flatMap((kind) =>
    rows[kind](facts)
      .filter(({ on }) => on >= facts.today)
      .map((one): Next => ({ kind, ...nothing, ...one, days: daysFrom(facts.today, one.on) })),
  )
  return coming.toSorted((one, other) => one.days - other.days)[0] ?? null
}

/** What may still be open, and where it is done: a row a kind. Null: it is not open. */
const open: Readonly<Record<ToDoKind, (facts: Facts) => string | null>> = {
  contractMissing: (facts) => (hasCopy(facts) || daysToFlight(facts) === null ? null : '/contract'),
  contractUnread: (facts) => (contractIn(facts)?.readAt === null ? '/contract' : null),
  passport: (facts) => {
    const days = daysToFlight(facts)
    const isOut = facts.opened.originals.some((one) => one.kind === 'passport' && one.isOut)
    return isOut && days !== null && days <= daysBefore.passport ? '/standing#originals' : null
  },
  card: (facts) => {
    const days = daysToFlight(facts)
    const wasOpened = facts.happened.newsSeen.some(({ item }) => isCardSeen(item))
    const isNear = days !== null && days <= daysBefore.card
    return !wasOpened && (isNear || isFirstOpening(facts)) ? '/card' : null
  },
}

/** Whether nobody had opened the file before whoever looks at it now. An account may have had it open for long. */
function isFirstOpening({ happened: { auditEvents }, viewingSince }: Facts): boolean {
  if (viewingSince === null) return false
  return auditEvents.every(({ action, at }) => action !== 'viewing.opened' || at >= viewingSince)
}

/** Returns the first that is still open. */
export function toDoFrom(facts: Facts): ToDo | null {
  for (const kind of toDoKinds) {
    const to = open[kind](facts)
    if (to !== null) return { kind, to }
  }
  return null
}

/** Terms alone are what staff typed: nobody can read, or be given, a contract that is not here. */
const hasCopy = ({ happened, opened }: Pick<Facts, 'happened' | 'opened'>): boolean =>
  happened.documents.some(({ kind }) => kind === 'contract') &&
  opened.withheld.every(({ kind }) => kind !== 'contract')

/** Returns whether the present terms of the contract were read, and when; null where there are none, or no copy. */
export function contractIn(facts: Pick<Facts, 'happened' | 'opened'>): FirstScreen['contract'] {
  const { happened } = facts
  const latest = happened.contractTerms.at(-1)
  if (latest === undefined || !hasCopy(facts)) return null
  const reading = happened.contractReadings.find(({ version }) => version === latest.version)
  return { readAt: reading?.saidAt ?? null }
}

/** Null where no flight is known, or it has left. */
function daysToFlight({ happened: { flightOn }, today }: Facts): number | null {
  return flightOn === null || flightOn < today ? null : daysFrom(today, flightOn)
}

function daysFrom(today: string, on: string): number {
  return Math.round((Date.parse(on) - Date.parse(today)) / 86_400_000)
}
