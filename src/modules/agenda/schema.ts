import { z } from 'zod'
import { appointmentKinds } from '#modules/appointments/schema'
import { originalKindNames } from '#modules/documents/originals.schema'
import { documentKindNames } from '#modules/documents/schema'
import { minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

/** How many days the agenda looks ahead, today included. */
export const agendaDays = 14

const ofRecord = { recordId: z.string(), name: z.string(), photoId: z.string().nullable() }

/** What happens on a day; a further kind is one row here and one source in agenda.ts. */
const agendaItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('flight'),
    ...ofRecord,
    destination: z.string().nullable(),
    /** The documents that this record needs: how many there are, and which are missing. */
    needed: z.number().int(),
    missing: z.array(z.enum(documentKindNames)),
  }),
  z.object({ kind: z.literal('paper'), ...ofRecord, document: z.enum(documentKindNames) }),
  z.object({
    kind: z.literal('appointment'),
    ...ofRecord,
    appointment: z.enum(appointmentKinds),
    /** On the wall there; null where only the day is known. */
    time: z.string().nullable(),
  }),
  z.object({ kind: z.literal('original'), ...ofRecord, original: z.enum(originalKindNames) }),
  z.object({
    kind: z.literal('class'),
    classId: z.string(),
    title: z.string(),
    /** UTC. */
    startsAt: z.string(),
    timeZone: z.string(),
  }),
])
export type AgendaItem = z.output<typeof agendaItemSchema>

export const agendaSchema = z.object({
  /** The days on which something happens, the earliest first; `day` by the organisation's clock. */
  days: z.array(z.object({ day: z.string(), items: z.array(agendaItemSchema) })),
  /** The last day that was looked at. */
  until: z.string(),
})
export type Agenda = z.output<typeof agendaSchema>

/** How many days a calendar program reads. */
export const calendarDays = 60

const calendarLanguages = ['en', 'bn'] as const
export type CalendarLanguage = (typeof calendarLanguages)[number]
export const newCalendarSchema = z.object({ language: z.enum(calendarLanguages).default('en') })
export const ownCalendarSchema = z.object({ since: z.string().nullable() })
export const calendarKeySchema = z.string().regex(/^[0-9A-Z]{40}$/)

export const calendarRates = rates({
  /** Guessing takes longer than there is time; this only spares the server. */
  calendar: { tries: 30, window: minute, of: 'address', isUnwritten: true },
})

/** What became of this month so far, by the organisation's clock. */
export const monthSchema = z.object({
  /** Its first day. */
  from: z.string(),
  added: z.number().int(),
  approved: z.number().int(),
  departed: z.number().int(),
  answered: z.number().int(),
  /** Half of the answers came within so many days; null without answers. */
  medianDays: z.number().int().nullable(),
})
export type Month = z.output<typeof monthSchema>

/** What became of a month, for a page to print. */
export const monthReportSchema = monthSchema.extend({
  /** Its last day, or today. */
  to: z.string(),
  /** How many of the answers came by the day that the case had. */
  inTime: z.number().int(),
  /** What was paid back, without what was corrected; amounts in the smallest unit. */
  refunds: z.array(
    z.object({ currency: z.string(), count: z.number().int(), amount: z.number().int() }),
  ),
})
export type MonthReport = z.output<typeof monthReportSchema>
export const monthNameSchema = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
