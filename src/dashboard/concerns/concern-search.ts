import { concernFilterSchema } from '#modules/concerns/schema'
import { pageSearchFrom } from '../ui/page-search.ts'

const { shape } = concernFilterSchema

/** Reads the same with the state of the reports; drops what makes no sense. */
export function concernSearchFrom(raw: Record<string, unknown>): ConcernSearch {
  const { data: state } = shape.state.safeParse(raw.state)
  return { ...pageSearchFrom(raw), ...(state === undefined ? {} : { state }) }
}

export interface ConcernSearch {
  page?: number
  state?: 'open' | 'answered' | 'closed'
}
