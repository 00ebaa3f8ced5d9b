import classes from './copy-button.module.css'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

interface CopyButton {
  text: string
  /** What is copied, e.g. “Passport number”. */
  what: string
}

/** Copies the number that it stands beside. */
export function CopyButton({ text, what }: CopyButton) {
  return (
    <button
      type="button"
      className={classes.copy}
      aria-label={`Copy: ${what}`}
      title="Copy"
      onClick={() => void copyText(text)}
    >
      <Icon name="copy" />
    </button>
  )
}
