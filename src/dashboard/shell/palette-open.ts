import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens or closes the palette, wherever it is asked from. */
export function showPalette(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whether the palette is open. */
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
