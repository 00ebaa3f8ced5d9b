import { z } from 'zod'
import { line, optionalLine, prose } from '#platform/text/schema'

/** How a form asks for one field of a kind, and what it takes. */
export interface CaseField {
  as: 'line' | 'text' | 'choice' | 'country'
  /** The most characters. */
  most?: number
  options?: readonly string[]
  /** A number or a code: neither corrected nor translated by the browser. */
  isCode?: true
  schema: z.ZodType
}

/** A line that may be left out. */
export const lineField = (most: number, long: string) => ({
  ...{ as: 'line' as const, most },
  schema: optionalLine(most, long),
})

/** A line that is needed. */
export const neededLine = (most: number, long: string, missing: string) => ({
  ...{ as: 'line' as const, most },
  schema: line().min(1, { error: missing }).max(most, { error: long }),
})

/** A text that may be left out. */
export const textField = (most: number, long: string) => ({
  ...{ as: 'text' as const, most },
  schema: prose()
    .max(most, { error: long })
    .nullish()
    .transform((text) => text || null),
})

/** A text that is needed. */
export const neededText = (most: number, long: string, missing: string) => ({
  ...{ as: 'text' as const, most },
  schema: prose({ error: missing }).min(1, { error: missing }).max(most, { error: long }),
})

/** One of a few. */
export const choiceField = <const Option extends string>(
  options: readonly Option[],
  missing: string,
) => ({
  ...{ as: 'choice' as const, options },
  schema: z.enum(options as readonly [Option, ...Option[]], { error: missing }),
})

/** One of these countries, or none. */
export const countryField = (options: readonly string[], wrong: string) => ({
  ...{ as: 'country' as const, options },
  schema: z
    .enum(['', ...options], { error: wrong })
    .nullish()
    .transform((code) => code || null),
})
