import { caseFilterSchema } from '#modules/cases/schema'
import { type PageSearch, pageSearchFrom } from '../ui/page-search.ts'

const { shape } = caseFilterSchema

export type CaseSearch = Partial<
  Record<'state', 'open' | 'answered'> & Record<'kind', (typeof shape.kind)['_output']>
> &
  PageSearch

/** Reads the filters of the list from an address that somebody may have typed; drops what makes no sense. */
export function caseSearchFrom(raw: Record<string, unknown>): CaseSearch {
  const { data: state } = shape.state.safeParse(raw.state)
  const { data: kind } = shape.kind.safeParse(raw.kind)
  return { ...pageSearchFrom(raw), ...(state ? { state } : {}), ...(kind ? { kind } : {}) }
}
