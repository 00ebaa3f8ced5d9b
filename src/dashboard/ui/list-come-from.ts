const key = 'records-of-list'

/** Keeps which records a list or a view shows, each once, in its order, for the pages of those records. */
export function keepList(ids: readonly string[]): void {
  sessionStorage.setItem(key, [...new Set(ids)].join(' '))
}

/** Returns the records before and after one in the list that was last shown. */
export function neighboursOf(id: string): {
  before: string | undefined
  after: string | undefined
} {
  const ids = (sessionStorage.getItem(key) ?? '').split(' ')
  const at = ids.indexOf(id)
  if (at === -1) return { before: undefined, after: undefined }
  return { before: ids[at - 1], after: ids[at + 1] }
}
