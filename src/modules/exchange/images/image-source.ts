/** One file among those given to an import; nothing is read before it is opened. */
export interface ImageFile {
  /** Its path within the folder or zip, separated by `/`, for people and for matching. */
  path: string
  bytes: number
  open(): AsyncIterable<Uint8Array>
}

/** What systems add to folders and zips on their own. */
const noise = /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Tells whether a path is a file of the person's own. */
export function isOwnFile(path: string): boolean {
  return !path.endsWith('/') && !noise.test(path)
}
