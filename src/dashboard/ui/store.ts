import { useSyncExternalStore } from 'react'

/** A value outside the components, which tells its listeners of each change. */
export function makeStore<Value>(value: Value) {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

type Store<Value> = Pick<ReturnType<typeof makeStore<Value>>, 'get' | 'subscribe'>

/** Returns the value of a store, for components. */
export const useStored = <Value>({ subscribe, get }: Store<Value>) =>
  useSyncExternalStore(subscribe, get, get)

/** Returns what this browser keeps under a name; null where that is nothing, or storage is forbidden. */
export function keptText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it with null; where storage is forbidden it lasts until the page is left. */
export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // What was chosen or written counts on this page all the same.
  }
}
