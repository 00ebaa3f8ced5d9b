import { z } from 'zod'
import { workDay } from '#platform/clock/days.schema'
import { pageAsked, pagePlace } from '#platform/pages/schema'

/** What is wrong there; each opens a case of the kind `trouble`. */
const troubles = ['different', 'passport', 'call'] as const
/** What a candidate can answer. Their names are `arrivalWords.answers`. */
export const arrivalAnswers = ['well', ...troubles] as const
export type ArrivalAnswer = (typeof arrivalAnswers)[number]

const arrivalAnswer = z.enum(arrivalAnswers)

/** One time that a candidate was asked. */
const askSchema = z.object({
  id: z.string(),
  /** The day of the flight, and from which day it was to be asked. */
  flightOn: z.string(),
  dueOn: z.string(),
  askedAt: z.string(),
  /** Null: no answer, which says nothing of how it is. */
  answer: arrivalAnswer.nullable(),
  answeredAt: z.string().nullable(),
  /** What was opened because of it. */
  caseId: z.string().nullable(),
})
export type ArrivalAsk = z.output<typeof askSchema>

/** What a candidate was asked, the latest first. */
export const arrivalSchema = z.object({
  asks: z.array(askSchema),
  /** What waits for an answer now; null: nothing. */
  openId: z.string().nullable(),
  /** When the candidate is asked next; null: no more, or there is no flight. */
  nextOn: z.string().nullable(),
  /** By which law of the country of origin; null: it is the agency's own practice. */
  law: z.string().nullable(),
})
export type Arrival = z.output<typeof arrivalSchema>

/** What is counted: each answer, and `none`. */
const countedAnswers = [...arrivalAnswers, 'none'] as const

/** Which of them are listed: without an answer, with trouble, with the answer that all is well. */
export const askListSchema = z.object({
  answer: z.enum(['none', 'trouble', 'well']).optional(),
  ...pageAsked,
})
export type AskList = z.output<typeof askListSchema>

const listedAskSchema = askSchema.extend({
  recordId: z.string(),
  reference: z.string(),
  name: z.string(),
  destination: z.string().nullable(),
})
export type ListedAsk = z.output<typeof listedAskSchema>

export const askPageSchema = z.object({ asks: z.array(listedAskSchema), ...pagePlace })

/** For whom a list of who was asked is made. The log keeps which of these it was. */
const listPurposes = ['regulator', 'mission', 'court', 'review'] as const

/** At most so many rows are in one list. */
export const mostListed = 5000

const listDay = workDay({ none: 'Choose a day.', impossible: 'There is no such day.' })

export const arrivalListSchema = z
  .object({ purpose: z.enum(listPurposes), from: listDay, to: listDay })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'The last day is before the first one.',
  })
export type ArrivalListAsked = z.output<typeof arrivalListSchema>

/** A list to hand over: who was asked from the first to the last day, and what they answered. */
export const madeListSchema = z.object({
  madeAt: z.string(),
  /** Whether there were more rows than a list has. */
  isCut: z.boolean(),
  asks: z.array(listedAskSchema.extend({ law: z.string().nullable() })),
  /** How many gave each answer; `none`: how many gave none. */
  counts: z.record(z.enum(countedAnswers), z.number().int()),
  /** The same rows for a spreadsheet. */
  csv: z.string(),
})
export type MadeList = z.output<typeof madeListSchema>
