import { concernFilterSchema } from '#modules/concerns/schema'
import { pageSearchFrom } from '../ui/page-search.ts'

const { shape } = concernFilterSchema

/** The same with the state of the reports; what makes no sense is dropped. */
export function concernSearchFrom(raw: Record<string, unknown>): ConcernSearch {
  const { data: state } = shape.state.safeParse(raw.state)
  return { ...pageSearchFrom(raw), ...(state === undefined ? {} : { state }) }
}

export interface ConcernSearch {
  page?: number
  state?: 'open' | 'answered' | 'closed'
}
