/** One file among those that an import was given; nothing of it is read before it is opened. */
export interface ImageFile {
  /** Its path within the folder or zip, with `/` between, for people and for matching. */
  path: string
  bytes: number
  open(): AsyncIterable<Uint8Array>
}

/** What systems put into folders and zips by themselves. */
const noise = /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i

/** Whether a path is a file of the person's own. */
export function isOwnFile(path: string): boolean {
  return !path.endsWith('/') && !noise.test(path)
}
