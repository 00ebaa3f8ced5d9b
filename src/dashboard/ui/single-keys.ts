import { useSyncExternalStore } from 'react'

const name = 'candor-single-keys'
const listeners = new Set<() => void>()

/** Storage may be forbidden; then the keys are on until the page is left. */
let isOn = read()

function read(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

/** Tells whether single letters act wherever the focus is (WCAG 2.1.4: they can be turned off). */
export function singleKeysOn(): boolean {
  return isOn
}

export function setSingleKeys(next: boolean): void {
  isOn = next
  try {
    localStorage.setItem(name, next ? 'on' : 'off')
  } catch {
    // At least remembered until the page is left.
  }
  for (const listener of listeners) listener()
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, singleKeysOn)
}

/** Tells whether a key belongs elsewhere: to a field, a select, or an open dialog. */
export function isKeyTaken({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const element = target instanceof Element ? target : null
  return (
    element?.closest('input, textarea, select, [contenteditable]') != null ||
    document.querySelector('[role="dialog"]:not([data-viewer])') !== null
  )
}
