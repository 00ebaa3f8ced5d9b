import { z } from 'zod'

/** Where a page begins or ends: the place of a row, so that a row more or less before it moves nothing. */
const cursor = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)
  .optional()
const pageSize = z.coerce.number().pipe(z.literal([25, 50, 100]))

/** For a list with pages of one size. */
export const cursorAsked = { cursor }
export type CursorAsked = z.output<z.ZodObject<typeof cursorAsked>>

/** What a list is asked for: the first page, or the one that an answer called `next` or `previous`. */
export const pageAsked = { cursor, pageSize: pageSize.default(25) }
export type PageAsked = CursorAsked & { pageSize: number }

/** What an answer says of its page. */
export const pagePlace = {
  /** How many rows the list has, and how many of them come before this page. */
  total: z.number().int(),
  from: z.number().int(),
  pageSize: z.number().int(),
  /** The cursors of the pages around this one; null where there is none. */
  next: z.string().nullable(),
  previous: z.string().nullable(),
}
export type PagePlace = z.output<z.ZodObject<typeof pagePlace>>
