import { z } from 'zod'
import { helpDestinations, helpFor, helpOrigins } from '#modules/organisation/help.schema'
import { endpoint } from './endpoint.ts'

const phoneSchema = z.object({
  number: z.string(),
  only: z.string().nullable(),
  seenIn: z.string().nullable(),
})

/** As in the table, where each row says who confirmed it, or that nobody did. */
const placeSchema = z.object({
  role: z.enum(['police', 'labour', 'rescue', 'shelter', 'mission', 'ministry', 'regulator']),
  country: z.string(),
  within: z.string().nullable(),
  authority: z.string().nullable(),
  phones: z.array(phoneSchema),
  url: z.string().nullable(),
  confirmedBy: z.object({ name: z.string(), on: z.string() }).nullable(),
  reviewedOn: z.string(),
})

const helpSchema = z.object({
  /** The countries that the table knows, ISO 3166 alpha-2. */
  origins: z.array(z.string()),
  destinations: z.array(z.string()),
  /** Places to turn to on this journey, the nearest first; none of them is part of this site. */
  places: z.array(placeSchema),
})

export const helpEndpoints = [
  endpoint('GET /help', 'public', {
    summary:
      'Help outside the agency by where a worker comes from and works: reviewed, not legal advice; without `confirmedBy` no person has confirmed it',
    query: z.object({
      from: z.enum(helpOrigins).optional(),
      to: z.enum(helpDestinations).optional(),
    }),
    output: helpSchema,
    run: async (_, { query: { from, to } }) => ({
      origins: [...helpOrigins],
      destinations: [...helpDestinations],
      places: helpFor({ origin: from ?? null, destination: to ?? null }).map((place) => ({
        ...place,
        phones: [...place.phones],
      })),
    }),
  }),
] as const
