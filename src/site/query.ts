/** Returns the query of the requested address, with its question mark; empty when there is none. */
export function queryOf({ url }: Request): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}
