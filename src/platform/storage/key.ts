const segment = /^[a-z0-9][a-z0-9-]*$/

/** Whether a name can be one segment of a key; `.`, `..` and hidden names cannot. */
export function isSegment(name: string): boolean {
  return segment.test(name)
}

/**
 * Answers the key when it is one. Keys are made by our own code, so another one is a defect or an
 * attack, and no path may leave the storage folder.
 * @throws Error without the key in its text, because logs carry error texts
 */
export function checkedKey(key: string): string {
  if (key.length > 512 || !key.split('/').every(isSegment)) throw new Error('Not a storage key')
  return key
}

/** As {@link checkedKey}, but empty and with one trailing slash allowed, which is taken off. */
export function checkedPrefix(prefix: string): string {
  return prefix === '' ? '' : checkedKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}
