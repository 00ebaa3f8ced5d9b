import { type Ending, endingSchema } from '#modules/documents/schema'

export type EndingSearch = Partial<Ending> & { page?: number }

/** Reads the list's filters from an address that somebody may have typed; drops what makes no sense. */
export function endingSearchFrom(raw: Record<string, unknown>): EndingSearch {
  const { shape } = endingSchema
  const page = Number(raw.page)
  const { data: within } = shape.within.safeParse(String(raw.within))
  const { data: kind } = shape.kind.safeParse(raw.kind)
  return {
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(within === undefined || within === '30' ? {} : { within }),
    ...(kind === undefined ? {} : { kind }),
  }
}
