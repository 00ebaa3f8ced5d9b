import { z } from 'zod'
import { readSettings } from '#modules/organisation'
import type { Tables } from '#modules/speech/compose.schema'
import { factsSchema } from '#modules/speech/facts.schema'
import { type Language, languages } from '#platform/languages.schema'
import { endpoint } from './endpoint.ts'
import { speakerOf } from './speaker.ts'

const rowSchema = z.object({
  id: z.string(),
  names: z.record(z.enum(languages), z.string()),
  /** Of a reviewed table, or a page of the site. */
  href: z.string().optional(),
})
const rowsSchema = z.object({
  ...{ paper: z.array(rowSchema), item: z.array(rowSchema), authority: z.array(rowSchema) },
  ...{ place: z.array(rowSchema), telephone: z.array(rowSchema), person: z.array(rowSchema) },
  page: z.array(rowSchema),
})

function rowsOf(tables: Tables): z.output<typeof rowsSchema> {
  const written = Object.entries(tables).map(([kind, rows]) => [
    kind,
    Object.entries(rows).map(([id, { name, href }]) => ({
      id,
      names: Object.fromEntries(languages.map((each) => [each, name(each)])) as Record<
        Language,
        string
      >,
      ...(href && { href }),
    })),
  ])
  return Object.fromEntries(written)
}

export const speechEndpoints = [
  endpoint('GET /speech', 'records:own', {
    summary:
      'What fills the gaps of sentences: the facts of the organisation, and rows to choose from',
    output: z.object({ facts: factsSchema, rows: rowsSchema }),
    run: async ({ tx }) => {
      const { facts, tables } = speakerOf(await readSettings(tx))
      return { facts, rows: rowsOf(tables) }
    },
  }),
] as const
