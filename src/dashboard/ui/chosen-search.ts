/** Which records a page is about, by their ids with commas between; nothing where none are chosen. */
export interface ChosenSearch {
  of?: string
}

/** The records in an address that somebody may have typed; what names none is dropped. */
export function chosenSearchFrom({ of }: Record<string, unknown>): ChosenSearch {
  const isList = typeof of === 'string' && /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/.test(of)
  return isList ? { of } : {}
}
