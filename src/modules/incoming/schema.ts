import { z } from 'zod'
import { documentKindSchema } from '#modules/documents/schema'
import { composedText } from '#modules/speech/said.schema'
import { publicly } from '#modules/speech/schema'
import { workDay } from '#platform/clock/days.schema'
import { minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'
import { filled, problems } from '#platform/problems.schema'
import { prose } from '#platform/text.schema'
import { incoming as incomingTexts } from '#texts/problems/desk-incoming'

/** What staff are told about a photo that a candidate sent. */
const incomingProblems = problems('incoming', incomingTexts)

export const incomingRates = rates({
  /** Each page, turn and cut is one. */
  incoming: { tries: 40, window: minute, of: 'address' },
})

/** Pages, and documents. */
export const incomingLimits = {
  /** Of one document. */
  incomingPages: 20,
  /** Of one record, that nobody has looked at yet. */
  incomingWaiting: 40,
  /** Of one record within a day: what is sent, returned and sent again. */
  incomingInADay: 20,
} as const

/** `waiting` until staff accept it as the document of its kind, or return it; until then it can be taken back. */
const incomingStates = ['waiting', 'accepted', 'returned', 'takenBack'] as const
export type IncomingState = (typeof incomingStates)[number]

/** Clockwise, in degrees. */
const turns = [0, 90, 180, 270] as const

/** The most that is cut off a side, in per cent of the picture. */
export const mostCut = 45
const side = z.int32().min(0).max(mostCut).default(0)
const cutSchema = z.object({ top: side, right: side, bottom: side, left: side })

/** How a page lies: turned first, then cut as it then stands. */
const adjustmentSchema = z.object({
  turn: z.literal([...turns]).default(0),
  cut: cutSchema.default({ top: 0, right: 0, bottom: 0, left: 0 }),
})
export type Adjustment = z.output<typeof adjustmentSchema>
export const untouched: Adjustment = adjustmentSchema.parse({})

/** Tells whether a page is shown as it was sent. */
export const isUntouched = ({ turn, cut }: Adjustment): boolean =>
  turn === 0 && Object.values(cut).every((part) => part === 0)

/** Returns how a page lies after a quarter turn, clockwise or back: what was cut off turns with it. */
export function turned({ turn, cut }: Adjustment, by: 90 | 270): Adjustment {
  const { top, right, bottom, left } = cut
  return {
    turn: ((turn + by) % 360) as Adjustment['turn'],
    cut:
      by === 90
        ? { top: left, right: top, bottom: right, left: bottom }
        : { top: right, right: bottom, bottom: left, left: top },
  }
}

/** A photo, or a file of several pages, of a document. */
export interface IncomingPage extends Adjustment {
  id: string
  sha256: string
  bytes: number
  mediaType: string
  pages: number
}

/** What was read of a document that a record needs: how far it is. */
const neededStates = ['here', 'seen', 'waiting', 'returned', 'missing'] as const
export type NeededState = (typeof neededStates)[number]

/** What was sent of one document. Times are ISO 8601, `until` a calendar date. */
export const incomingSchema = z.object({
  id: z.string(),
  kind: documentKindSchema,
  state: z.enum(incomingStates),
  version: z.number().int(),
  pages: z.array(
    adjustmentSchema.extend({
      id: z.string(),
      /** More than one where the candidate sent a PDF. */
      pages: z.number().int(),
    }),
  ),
  sentAt: z.string(),
  changedAt: z.string(),
  decidedAt: z.string().nullable(),
  /** Why it was returned, as it was sent: sentences, and own words. */
  reason: z.string().nullable(),
  /** By when it is to be sent again. */
  until: z.string().nullable(),
})
export type Incoming = z.output<typeof incomingSchema>

export const incomingListSchema = z.object({
  /** What the record needs, in the order of the kinds. */
  needed: z.array(
    z.object({
      kind: documentKindSchema,
      state: z.enum(neededStates),
      /** Staff look at it and give it back: no photo of it is taken. */
      isOnlySeen: z.boolean(),
      /** Who asks for it: rows of the table of needed documents; none: the agency. */
      rows: z.array(z.object({ id: z.string(), authority: z.string(), rule: z.string() })),
    }),
  ),
  /** The latest first. */
  incoming: z.array(incomingSchema),
})
export type IncomingList = z.output<typeof incomingListSchema>

const version = z.int32().min(1)

export const acceptedSchema = z.object({ version })

/** What is returned says why in sentences of the catalogue, which everybody reads in the own language. */
export const returnedSchema = z.object({
  version,
  reason: composedText(
    'reason',
    publicly(
      'text',
      prose().max(300, { error: filled(incomingProblems.longReason, { most: 300 }) }),
    ),
    incomingProblems.noReason,
    3,
  ),
  until: workDay({ none: incomingProblems.noDay, impossible: incomingProblems.impossibleDay })
    .or(z.literal(''))
    .nullish()
    .transform((until) => until || null),
})
export type Returned = z.output<typeof returnedSchema>

export const changedPageSchema = adjustmentSchema.extend({ version })

/** What waits, on Home. */
export const waitingIncomingSchema = z.object({
  /** How many documents wait, and of how many something came today. */
  total: z.number().int(),
  today: z.number().int(),
  items: z.array(
    z.object({
      recordId: z.string(),
      name: z.string(),
      photoId: z.string().nullable(),
      document: documentKindSchema,
      since: z.string(),
    }),
  ),
})
