import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { filled } from '#platform/gaps/schema'
import { prose } from '#platform/text/schema'
import { settingProblems } from '../problems/schema.ts'

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
const longText = publicly(
  'text',
  prose().max(20_000, { error: filled(settingProblems.longLegalText, { most: 20_000 }) }),
).transform((text) => text || null)

/** The organisation's own texts for the legal pages. */
export const legalTextsSchema = z.partialRecord(z.enum(legalPages), longText.nullable())
