import type { Storage } from '#platform/storage'

/** Returns the same storage, but something else happens before each file is written, as if that took long. */
export function beforePut(storage: Storage, happens: () => Promise<unknown>): Storage {
  const put: Storage['put'] = async (key, bytes) => {
    await happens()
    await storage.put(key, bytes)
  }
  return new Proxy(storage, {
    get: (target, name: keyof Storage) =>
      name === 'put' ? put : (target[name] as () => unknown).bind(target),
  })
}
