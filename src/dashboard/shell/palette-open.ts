import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the palette, from anywhere. */
export function showPalette(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Tells whether the palette is open. */
export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => isOpen,
  )
}
