import { z } from 'zod'
import { isNothing, type Said, saidSchema } from '#modules/speech/said.schema'

/** The legal pages, by the last part of their address. */
export const legalPages = [
  'copyright',
  'privacy',
  'disclaimer',
  'accessibility',
  'your-information',
] as const
export type LegalPage = (typeof legalPages)[number]

/**
 * What the organisation adds to the legal pages, each complete without it. In own words, paragraphs are separated by
 * empty lines, and a line that begins with `## ` is a heading.
 */
export const legalSchema = z
  .partialRecord(z.enum(legalPages), saidSchema('legal', 20_000))
  .transform((pages) => {
    const filled = Object.entries(pages).filter(([, said]) => said && !isNothing(said))
    return Object.fromEntries(filled) as Partial<Record<LegalPage, Said>>
  })
