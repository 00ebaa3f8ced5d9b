import { Button } from '@mantine/core'
import { makeStore } from '../ui/store.ts'
import { useShellWords } from '../words/index.ts'
import classes from './shell.module.css'

/** Whether the palette is open; it is opened from anywhere. */
export const paletteOpen = makeStore(false)

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')

/** Opens the palette, and shows its shortcut. */
export function PaletteButton() {
  const { find } = useShellWords()
  return (
    <Button
      className={classes.find}
      variant="default"
      fullWidth
      justify="space-between"
      leftSection={<Glass />}
      rightSection={
        <kbd className={classes.keys} data-for-keyboard aria-hidden>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      }
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => paletteOpen.set(true)}
    >
      {find}
    </Button>
  )
}

/** The same on small screens, in the top bar. */
export function PaletteIcon() {
  const { find } = useShellWords()
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={find}
      aria-haspopup="dialog"
      onClick={() => paletteOpen.set(true)}
    >
      <Glass />
    </button>
  )
}

function Glass() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="7.5" cy="7.5" r="5" strokeWidth="2" />
      <path d="m11.5 11.5 5 5" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
