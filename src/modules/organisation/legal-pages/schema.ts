import { z } from 'zod'
import { publicly } from '#modules/honesty/schema'
import { longerThan, prose } from '#platform/text/schema'

/** The legal pages, by the last part of their address. */
export const legalPages = [
  'copyright',
  'privacy',
  'disclaimer',
  'accessibility',
  'your-information',
] as const
export type LegalPage = (typeof legalPages)[number]

/** Paragraphs are separated by empty lines; a line that begins with `## ` is a heading. */
const longText = publicly('text', prose().max(20_000, { error: longerThan(20_000) })).transform(
  (text) => text || null,
)

/** Own texts of the legal pages. */
export const legalTextsSchema = z.partialRecord(z.enum(legalPages), longText.nullable())
