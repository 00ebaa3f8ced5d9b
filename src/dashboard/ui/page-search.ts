import { z } from 'zod'

const pageSchema = z.coerce.number().int().min(1).max(1_000_000)

/** The page of a list in an address that somebody may have typed; the first is left out. */
export function pageSearchFrom({ page }: Record<string, unknown>): { page?: number } {
  const { data = 1 } = pageSchema.safeParse(page)
  return data === 1 ? {} : { page: data }
}

/** How many filters an address has: all that is in it but the page. */
export function filtersIn({ page: _, ...filters }: Readonly<Record<string, unknown>>): number {
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** The same of a list that shows all, or what waits for an answer. */
export function openSearchFrom(raw: Record<string, unknown>): OpenSearch {
  return { ...pageSearchFrom(raw), ...(raw.state === 'open' ? { state: 'open' } : {}) }
}

export interface OpenSearch {
  page?: number
  state?: 'open'
}

/** The same of a list that shows all, or what is overdue. */
export function overdueSearchFrom(raw: Record<string, unknown>): OverdueSearch {
  return { ...pageSearchFrom(raw), ...(raw.overdue === 'yes' ? { overdue: 'yes' } : {}) }
}

export interface OverdueSearch {
  page?: number
  overdue?: 'yes'
}
