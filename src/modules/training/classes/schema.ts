import { z } from 'zod'
import { publicly, verdictSchema } from '#modules/honesty/schema'
import { instantAt, isTimeZone } from '#platform/clock/schema'
import { line, longerThan } from '#platform/text/schema'
import { currencies, largestAmount } from '../money/schema.ts'

export const classStates = ['draft', 'open', 'full', 'running', 'finished', 'cancelled'] as const
export type ClassState = (typeof classStates)[number]

/** What an admin may ask for; `full` and back comes of the seats alone. */
export const askedStates = ['open', 'running', 'finished', 'cancelled'] as const
export type AskedState = (typeof askedStates)[number]

/** The life of a class. What is not in this table does not happen. */
const classTransitions = {
  draft: ['open', 'cancelled'],
  open: ['full', 'running', 'cancelled'],
  full: ['open', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
} as const satisfies Record<ClassState, readonly ClassState[]>

/** Whether a class may go from one state to another when an admin asks for it. */
export function mayBecome(from: ClassState, to: AskedState): boolean {
  // From full to open there is only the way of the seats.
  return from !== 'full' || to !== 'open'
    ? (classTransitions[from] as readonly ClassState[]).includes(to)
    : false
}

const currencyError = 'Choose a currency from the list.'
export const currencySchema = z
  .string({ error: currencyError })
  .max(3, { error: currencyError })
  .refine((code) => currencies.includes(code), { error: currencyError })

/** Minor units of the currency: an integer, never a decimal. */
export const amountSchema = (least: 0 | 1) => {
  const error =
    least === 0 ? 'Type the fee as an amount, or 0 for no fee.' : 'Type an amount larger than zero.'
  return z
    .number({ error })
    .int({ error })
    .min(least, { error })
    .max(largestAmount, { error: 'This amount is too large to be right. Check its zeros.' })
}

const timeError = 'Type date and time.'
const wallTime = z.string({ error: timeError }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, {
  error: timeError,
})
const titleError = 'Give the class a title.'
const seatsError = 'Type how many seats there are: 1 to 1,000.'

/**
 * A class as an admin types it. Times are those on the wall in `timeZone`; a session that is kept
 * brings its id, so that its attendance stays with it.
 */
export const newClassSchema = z
  .object({
    title: publicly(
      'title',
      line({ error: titleError })
        .min(1, { error: titleError })
        .max(120, { error: longerThan(120, 'The title') }),
    ),
    teacherId: z.uuid({ error: 'Choose the teacher from the list.' }).nullish().default(null),
    teacherName: publicly('person', line().max(120, { error: longerThan(120, 'The name') }))
      .nullish()
      .transform((text) => text || null),
    place: publicly('place', line().max(300, { error: longerThan(300, 'The place') }))
      .nullish()
      .transform((text) => text || null),
    link: publicly(
      'link',
      line()
        .max(500, { error: longerThan(500, 'The link') })
        .refine((text) => text === '' || isHttps(text), {
          error: 'The link has to begin with https://',
        }),
    )
      .nullish()
      .transform((text) => text || null),
    timeZone: z
      .string({ error: 'Choose a time zone from the list.' })
      .max(60, { error: 'Choose a time zone from the list.' })
      .refine(isTimeZone, { error: 'Choose a time zone from the list.' }),
    sessions: z
      .array(z.object({ id: z.uuid().optional(), startsAt: wallTime, endsAt: wallTime }))
      .max(100, { error: 'A class can have at most 100 sessions.' }),
    seats: z
      .number({ error: seatsError })
      .int({ error: seatsError })
      .min(1, { error: seatsError })
      .max(1000, { error: seatsError }),
    fee: amountSchema(0),
    currency: currencySchema,
  })
  .superRefine(({ teacherId, teacherName, place, link, timeZone, sessions }, problems) => {
    const object = (path: (string | number)[], message: string) =>
      problems.addIssue({ code: 'custom', path, message })
    if (teacherId === null && teacherName === null)
      object(['teacherName'], 'Say who teaches: choose a member of staff or type a name.')
    if (place === null && link === null)
      object(['place'], 'Say where it is held: type a place or a link.')
    if (!isTimeZone(timeZone)) return
    sessions.forEach(({ startsAt, endsAt }, index) => {
      const [from, to] = [instantAt(startsAt, timeZone), instantAt(endsAt, timeZone)]
      if (from === null) object(['sessions', index, 'startsAt'], 'There is no such time there.')
      if (to === null) object(['sessions', index, 'endsAt'], 'There is no such time there.')
      if (from !== null && to !== null && to <= from)
        object(['sessions', index, 'endsAt'], 'The session has to end after it begins.')
    })
  })
export type NewClass = z.output<typeof newClassSchema>

function isHttps(text: string): boolean {
  return text.length <= 500 && URL.canParse(text) && new URL(text).protocol === 'https:'
}

export const classStateChangeSchema = z.object({
  state: z.enum(askedStates, { error: 'Choose open, running, finished or cancelled.' }),
})

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const pageSize = z.coerce
  .number()
  .pipe(z.literal([25, 50, 100]))
  .default(25)
export const pageFields = { page, pageSize }

export const classFilterSchema = z.object({
  state: z.enum(classStates).optional(),
  /** Part of the title. */
  search: line().max(120).optional(),
  ...pageFields,
})
export type ClassFilter = z.output<typeof classFilterSchema>

const sessionSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The same as the clock on the wall shows it in the class's time zone. */
  startsOnWall: z.string(),
  endsOnWall: z.string(),
})

/** What everybody may know of a class who may see it at all. */
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
  waiting: z.number().int(),
  version: z.number().int(),
  /** What its words claim; students do not see those fields. */
  unfit: z.array(verdictSchema),
})
export type ListedClass = z.output<typeof listedClassSchema>

export const classPageSchema = z.object({
  classes: z.array(listedClassSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
