import { z } from 'zod'
import { offeredSchema, publicly, refuseTogether } from '#modules/speech/schema'
import { isPlausible } from '#platform/clock/days.schema'
import { instantAt, isTimeZone } from '#platform/clock/schema'
import { pageAsked, pagePlace } from '#platform/pages/schema'
import { filled } from '#platform/problems.schema'
import { line } from '#platform/text.schema'
import { urlOf } from '#platform/urls.schema'
import { publicText } from '#speech/public-text'
import { currencies, largestAmount } from './money.schema.ts'
import { paymentProblems, classProblems as problems } from './problems.schema.ts'

export const classStates = ['draft', 'open', 'full', 'running', 'finished', 'cancelled'] as const
export type ClassState = (typeof classStates)[number]

/** The states that an admin may request; `full`, and `open` again, depend on the seats alone. */
export const askedStates = ['open', 'running', 'finished', 'cancelled'] as const
export type AskedState = (typeof askedStates)[number]

/** The life of a class. A transition that is not in this table does not happen. */
const classTransitions = {
  draft: ['open', 'cancelled'],
  open: ['full', 'running', 'cancelled'],
  full: ['open', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
} as const satisfies Record<ClassState, readonly ClassState[]>

/** Tells whether a class may go from one state to another when an admin requests it. */
export function mayBecome(from: ClassState, to: AskedState): boolean {
  // Only the seats lead from full to open.
  return from !== 'full' || to !== 'open'
    ? (classTransitions[from] as readonly ClassState[]).includes(to)
    : false
}

const currencyError = paymentProblems.badCurrency
export const currencySchema = z
  .string({ error: currencyError })
  .max(3, { error: currencyError })
  .refine((code) => currencies.includes(code), { error: currencyError })

/** Minor units of the currency: an integer, never a decimal. */
export const amountSchema = (least: 0 | 1) => {
  const error = least === 0 ? problems.badFee : paymentProblems.noAmount
  return z
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(largestAmount, { error: paymentProblems.largeAmount })
}

const wallTime = z
  .string({ error: problems.badTime })
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: problems.badTime, abort: true })
  .refine(isPlausible, { error: problems.impossibleTime })

const mostSessions = 100
const mostSeats = 1000
const seatsError = filled(problems.badSeats, { most: mostSeats })

/**
 * A class as an admin types it. Times are local ones in `timeZone`; an existing session brings its id, so that its
 * attendance stays with it.
 */
export const newClassSchema = z
  .object({
    title: publicText(
      'class',
      publicly(
        'title',
        line({ error: problems.noTitle })
          .min(1, { error: problems.noTitle })
          .max(120, { error: filled(problems.longTitle, { most: 120 }) }),
      ),
      1,
    ),
    teacherId: z.uuid({ error: problems.badTeacher }).nullish().default(null),
    teacherName: publicly(
      'person',
      line().max(120, { error: filled(problems.longTeacher, { most: 120 }) }),
    )
      .nullish()
      .transform((text) => text || null),
    place: publicly('place', line().max(300, { error: filled(problems.longPlace, { most: 300 }) }))
      .nullish()
      .transform((text) => text || null),
    link: publicly(
      'link',
      line()
        .max(500, { error: filled(problems.longLink, { most: 500 }) })
        .refine((text) => text === '' || isHttps(text), { error: problems.badLink }),
    )
      .nullish()
      .transform((text) => text || null),
    timeZone: z
      .string({ error: problems.badTimeZone })
      .max(60, { error: problems.badTimeZone })
      .refine(isTimeZone, { error: problems.badTimeZone }),
    sessions: z
      .array(z.object({ id: z.uuid().optional(), startsAt: wallTime, endsAt: wallTime }))
      .max(mostSessions, { error: filled(problems.manySessions, { most: mostSessions }) }),
    seats: z
      .number({ error: seatsError })
      .int({ error: seatsError })
      .min(1, { error: seatsError })
      .max(mostSeats, { error: seatsError }),
    fee: amountSchema(0),
    currency: currencySchema,
  })
  .superRefine(({ title, teacherId, teacherName, place, link, timeZone, sessions }, found) => {
    refuseTogether([[title], [place, 'place'], [teacherName, 'teacherName']], found)
    const object = (path: (string | number)[], message: string) =>
      found.addIssue({ code: 'custom', path, message })
    if (teacherId === null && teacherName === null) object(['teacherName'], problems.noTeacher)
    if (place === null && link === null) object(['place'], problems.noPlace)
    if (!isTimeZone(timeZone)) return
    sessions.forEach(({ startsAt, endsAt }, index) => {
      const [from, to] = [instantAt(startsAt, timeZone), instantAt(endsAt, timeZone)]
      if (from === null) object(['sessions', index, 'startsAt'], problems.noSuchTime)
      if (to === null) object(['sessions', index, 'endsAt'], problems.noSuchTime)
      if (from !== null && to !== null && to <= from)
        object(['sessions', index, 'endsAt'], problems.endsBefore)
    })
  })
export type NewClass = z.output<typeof newClassSchema>

function isHttps(text: string): boolean {
  return text.length <= 500 && urlOf(text)?.protocol === 'https:'
}

export const classStateChangeSchema = z.object({
  state: z.enum(askedStates, { error: problems.badState }),
})

export const classFilterSchema = z.object({
  state: z.enum(classStates).optional(),
  /** Part of the title. */
  search: line().max(120).optional(),
  ...pageAsked,
})
export type ClassFilter = z.output<typeof classFilterSchema>

const sessionSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The same as local time in the class's time zone. */
  startsOnWall: z.string(),
  endsOnWall: z.string(),
  /** Whether its day has come, by the clock of the agency: from then on attendance is marked. */
  hasCome: z.boolean(),
})

/** What everybody who may see a class at all may know of it. */
export const classBasicsSchema = z.object({
  id: z.string(),
  title: z.string(),
  teacher: z.string(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  timeZone: z.string(),
  sessions: z.array(sessionSchema),
  seats: z.number().int(),
  state: z.enum(classStates),
})

export const classFeeSchema = z.object({ fee: z.number().int(), currency: z.string() })

export const listedClassSchema = z.object({
  ...classBasicsSchema.shape,
  ...classFeeSchema.shape,
  enrolled: z.number().int(),
  /** Free seats that are kept for the next in the line until they have paid, and who waits because no other is free. */
  held: z.number().int(),
  waiting: z.number().int(),
  version: z.number().int(),
  /** What its texts claim; students do not see those fields. */
  unfit: z.array(offeredSchema),
})
export type ListedClass = z.output<typeof listedClassSchema>

export const classPageSchema = z.object({
  classes: z.array(listedClassSchema),
  ...pagePlace,
})
