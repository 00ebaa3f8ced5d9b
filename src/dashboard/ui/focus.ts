/** Remembers what has the focus; returns a function that restores it, if the element still exists. */
export function rememberFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/**
 * Returns the properties that deactivate a button but keep its focus, which `disabled` would take from the
 * person who just pressed it.
 */
export function pressable(isOff: boolean, onClick: () => void) {
  const mark = isOff || undefined
  return {
    'aria-disabled': mark,
    'data-disabled': mark,
    onClick: () => {
      if (!isOff) onClick()
    },
  }
}
