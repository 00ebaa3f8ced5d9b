import { z } from 'zod'

const pageSchema = z.coerce.number().int().min(1).max(1_000_000)

/** The page of a list in an address that somebody may have typed; the first is left out. */
export function pageSearchFrom({ page }: Record<string, unknown>): { page?: number } {
  const { data = 1 } = pageSchema.safeParse(page)
  return data === 1 ? {} : { page: data }
}
