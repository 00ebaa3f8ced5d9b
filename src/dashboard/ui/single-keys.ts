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

/** Whether a single letter does something wherever the focus is (WCAG 2.1.4: it can be turned off). */
export function singleKeysOn(): boolean {
  return isOn
}

export function setSingleKeys(next: boolean): void {
  isOn = next
  try {
    localStorage.setItem(name, next ? 'on' : 'off')
  } catch {
    // Remembered until the page is left, at least.
  }
  for (const listener of listeners) listener()
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, singleKeysOn)
}

/** Whether a key belongs to somebody else: to a field, a select, or an open dialog. */
export function isKeyTaken({ target }: Pick<KeyboardEvent, 'target'>): boolean {
  const element = target instanceof Element ? target : null
  return (
    element?.closest('input, textarea, select, [contenteditable]') != null ||
    document.querySelector('[role="dialog"]:not([data-viewer])') !== null
  )
}
