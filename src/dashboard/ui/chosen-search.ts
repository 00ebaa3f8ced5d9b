/** The records that a page is about, by their ids with commas between; absent if none are chosen. */
export interface ChosenSearch {
  of?: string
}

/** Reads the records from an address that somebody may have typed; drops an invalid list. */
export function chosenSearchFrom({ of }: Record<string, unknown>): ChosenSearch {
  const isList = typeof of === 'string' && /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/.test(of)
  return isList ? { of } : {}
}
