import { usePartWords } from '#words/parts'
import classes from './copy-button.module.css'
import { copyText } from './copy-text.ts'
import { Icon } from './icon.tsx'

interface CopyButton {
  text: string
  /** What is copied, e.g. “Passport number”. */
  what: string
  /** If a key copies the same, the button is not in the tab order. */
  hasKey?: boolean
}

/** Copies the number beside it. */
export function CopyButton({ text, what, hasKey = false }: CopyButton) {
  const { copy } = usePartWords()
  return (
    <button
      type="button"
      className={classes.copy}
      tabIndex={hasKey ? -1 : undefined}
      aria-label={copy.label(what)}
      title={copy.title}
      onClick={() => void copyText(text)}
    >
      <Icon name="copy" />
    </button>
  )
}
