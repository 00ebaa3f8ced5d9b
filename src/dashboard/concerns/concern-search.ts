import { concernFilterSchema } from '#modules/concerns/schema'

const { shape } = concernFilterSchema

/** The page of a list in an address that somebody may have typed; the first is left out. */
export function pageSearchFrom({ page }: Record<string, unknown>): { page?: number } {
  const parsed = shape.page.safeParse(page)
  return parsed.success && parsed.data !== 1 ? { page: parsed.data } : {}
}

/** The same with the state of the reports; what makes no sense is dropped. */
export function concernSearchFrom(raw: Record<string, unknown>): ConcernSearch {
  const { data: state } = shape.state.safeParse(raw.state)
  return { ...pageSearchFrom(raw), ...(state === undefined ? {} : { state }) }
}

export interface ConcernSearch {
  page?: number
  state?: 'open' | 'answered' | 'closed'
}
