import { z } from 'zod'

const pageSchema = z.coerce.number().int().min(1).max(1_000_000)

/** Reads the page of a list from an address that somebody may have typed; leaves out the first. */
export function pageSearchFrom({ page }: Record<string, unknown>): { page?: number } {
  const { data = 1 } = pageSchema.safeParse(page)
  return data === 1 ? {} : { page: data }
}

/** Returns how many filters an address has: everything in it but the page. */
export function filtersIn({ page: _, ...filters }: Readonly<Record<string, unknown>>): number {
  return Object.values(filters).filter((value) => value !== undefined).length
}
