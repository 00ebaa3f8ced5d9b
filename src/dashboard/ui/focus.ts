/** Remembers what has the focus; what it answers puts it back there, if that is still on the page. */
export function rememberFocus(): () => void {
  const before = document.activeElement
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}

/**
 * What makes a button do nothing for now and keep the focus, which `disabled` would take from
 * whoever just pressed it.
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
