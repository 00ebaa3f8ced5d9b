import { z } from 'zod'
import { type Organisation, readSettings } from '#modules/organisation'
import { factsSchema } from '#modules/organisation/facts.schema'
import { faultOf, judge } from '#modules/speech'
import {
  type Place,
  places,
  type SentenceKey,
  sentenceKeys,
} from '#modules/speech/catalogue.schema'
import { maySay, otherOwners, type Tables } from '#modules/speech/compose.schema'
import { judgeTogether, verdictSchema } from '#modules/speech/schema'
import { findSentences, offersFor } from '#modules/speech/search.schema'
import { type Language, languages } from '#platform/languages.schema'
import { withParts } from '#platform/problems.schema'
import { line, prose } from '#platform/text.schema'
import { endpoint } from './endpoint.ts'
import { factsOf, speakerOf } from './speaker.ts'

const rowSchema = z.object({
  id: z.string(),
  names: z.record(z.enum(languages), z.string()),
  /** Of a reviewed table, or a page of the site. */
  href: z.string().optional(),
  /** Whose an authority is, where it is no state's. */
  by: z.enum(otherOwners).optional(),
})
const rowsSchema = z.object({
  ...{ paper: z.array(rowSchema), item: z.array(rowSchema), authority: z.array(rowSchema) },
  ...{ place: z.array(rowSchema), telephone: z.array(rowSchema), person: z.array(rowSchema) },
  page: z.array(rowSchema),
})

function rowsOf(tables: Tables): z.output<typeof rowsSchema> {
  const written = Object.entries(tables).map(([kind, rows]) => [
    kind,
    Object.entries(rows).map(([id, { name, href, by }]) => ({
      id,
      names: Object.fromEntries(languages.map((each) => [each, name(each)])) as Record<
        Language,
        string
      >,
      ...(href && { href }),
      ...(by && { by }),
    })),
  ])
  return Object.fromEntries(written)
}

/** A word that is refused, and the sentences that say it honestly. */
export interface Offered {
  word?: string
  offers?: SentenceKey[]
}

/** Returns for a text that is refused the word, and sentences of the place where it stands; nothing for others. */
export function offeredFor(
  text: string,
  place: Place | undefined,
  organisation: Organisation,
): Offered {
  const fault = faultOf('words', text)
  if (!fault?.word) return {}
  const speaker = speakerOf(organisation)
  return { word: fault.word, offers: place ? offersFor(text, fault, { place, speaker }) : [] }
}

const checkedSchema = z.object({
  place: z.enum(places),
  /** What stands together, in the order in which it is read. */
  texts: z.array(prose().max(20_000)).min(1).max(8),
})
const keySchema = z.enum(sentenceKeys)

/** Returns what is refused of texts that stand together: each alone, and where none is, own words together. */
function problemsOf({ place, texts }: z.output<typeof checkedSchema>, organisation: Organisation) {
  const problem = (at: number, message: string, text: string) => ({
    ...withParts({ path: String(at), message }),
    ...offeredFor(text, place, organisation),
  })
  const alone = texts.flatMap((text, at) => {
    const message = judge('text', text)
    return message === null ? [] : [problem(at, message, text)]
  })
  const message = judgeTogether(texts)
  if (message === null) return alone
  const last = texts.findLastIndex((text) => text !== '')
  return [problem(last, message, texts.filter(Boolean).join(' '))]
}

export const speechEndpoints = [
  endpoint('GET /speech', 'records:own', {
    summary:
      'What fills the gaps of sentences: the facts of the organisation, and rows to choose from',
    output: z.object({ facts: factsSchema, rows: rowsSchema }),
    run: async ({ tx }) => {
      const settings = await readSettings(tx)
      return { facts: factsOf(settings), rows: rowsOf(speakerOf(settings).tables) }
    },
  }),
  // In a body: what somebody begins to write to a candidate may name one.
  endpoint('POST /speech/search', 'records:own', {
    summary:
      'Sentences that answer what somebody types, in any language of the site, the best first; `language` is the one in which gaps are offered',
    transaction: 'read',
    body: z.object({
      place: z.enum(places),
      typed: line().max(200).default(''),
      language: z.enum(languages).default('en'),
    }),
    output: z.object({ sentences: z.array(keySchema) }),
    run: async ({ tx }, { body: { place, typed, language } }) => {
      const speaker = speakerOf(await readSettings(tx))
      const offered = Object.entries(speaker.tables).map(([kind, rows]) => [
        kind,
        Object.values(rows).map(({ name }) => name(language)),
      ])
      const names: Record<string, string[]> = Object.fromEntries(offered)
      const found = findSentences(typed, language, place, { ...names, papers: names.paper ?? [] })
      return { sentences: found.filter((key) => maySay(key, speaker)) }
    },
  }),
  endpoint('POST /speech/check', 'records:own', {
    summary:
      'Check own words for the public while they are typed: what is refused, by its place in `texts`, and sentences that say it',
    transaction: 'read',
    body: checkedSchema,
    output: z.object({
      problems: z.array(
        verdictSchema.extend({
          word: z.string().optional(),
          offers: z.array(keySchema).optional(),
        }),
      ),
    }),
    run: async ({ tx }, { body }) => ({ problems: problemsOf(body, await readSettings(tx)) }),
  }),
] as const
