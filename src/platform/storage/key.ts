const segment = /^[a-z0-9][a-z0-9-]*$/

/** Tells whether a name can be one segment of a key; `.`, `..` and hidden names cannot. */
export function isSegment(name: string): boolean {
  return segment.test(name)
}

/**
 * Returns the key if it is one. Keys are made by our own code, so anything else is a defect or an attack,
 * and no path may leave the storage folder.
 * @throws Error without the key in its text, because logs carry error texts
 */
export function checkedKey(key: string): string {
  if (key.length > 512 || !key.split('/').every(isSegment)) throw new Error('Not a storage key')
  return key
}

/** Does the same as {@link checkedKey}, but allows an empty prefix, and removes one trailing slash. */
export function checkedPrefix(prefix: string): string {
  return prefix === '' ? '' : checkedKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
}
