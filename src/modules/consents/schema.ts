import { z } from 'zod'
import { daysAfter } from '#platform/clock/schema'
import { languages } from '#platform/languages.schema'
import { pagePlace } from '#platform/pages/schema'
import { consentPurposes, daysToKeepOn } from './words.schema.ts'

/**
 * Returns until when a file is kept after its candidate said no to keeping at an instant, by the organisation's clock.
 */
export function keptOnUntil(withdrawnAt: string, timeZone: string): string {
  return daysAfter(withdrawnAt, daysToKeepOn, timeZone)
}

const purposeSchema = z.enum(consentPurposes)
const answerSchema = z.enum(['given', 'withdrawn'])
export type ConsentAnswer = z.output<typeof answerSchema>

export const consentParams = z.object({ purpose: purposeSchema })

/** The candidate's answer, with what was shown to them. */
export const newConsentSchema = z.object({
  answer: answerSchema,
  /** The language and the edition of the words that were read. */
  language: z.enum(languages),
  edition: z.number().int().min(1).max(1000),
})
export type NewConsent = z.output<typeof newConsentSchema>

export const consentLanguageSchema = z.object({ language: z.enum(languages).default('en') })

const givenSchema = z.object({
  /** Null: the candidate has not answered yet. */
  answer: answerSchema.nullable(),
  answeredAt: z.string().nullable(),
  /** The words that the candidate was shown; null: chosen message by message, or not answered. */
  read: z.string().nullable(),
})

/** A purpose as the candidate sees it: the present question, and the answer. */
export const consentsSchema = z.object({
  edition: z.number().int(),
  consents: z.array(
    givenSchema.extend({
      purpose: purposeSchema,
      words: z.string(),
    }),
  ),
})
export type Consents = z.output<typeof consentsSchema>

/** The same for staff, with earlier answers. */
export const recordConsentsSchema = z.object({
  consents: z.array(
    givenSchema.extend({
      purpose: purposeSchema,
      earlier: z.array(z.object({ answer: answerSchema, answeredAt: z.string() })),
    }),
  ),
})
export type RecordConsents = z.output<typeof recordConsentsSchema>

/** Withdrawn consents, the latest first. */
export const withdrawnConsentsSchema = z.object({
  withdrawn: z.array(
    z.object({
      id: z.string(),
      recordId: z.string(),
      reference: z.string(),
      name: z.string(),
      purpose: purposeSchema,
      answeredAt: z.string(),
    }),
  ),
  ...pagePlace,
})
