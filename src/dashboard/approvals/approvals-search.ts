/** Which records are asked for, by their ids with commas between; nothing: all that wait. */
export interface ApprovalsSearch {
  of?: string
}

/** The records in an address that somebody may have typed; what names none is dropped. */
export function approvalsSearchFrom({ of }: Record<string, unknown>): ApprovalsSearch {
  const isList = typeof of === 'string' && /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/.test(of)
  return isList ? { of } : {}
}
