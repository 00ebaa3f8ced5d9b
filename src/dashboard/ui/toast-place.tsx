import { Button, CloseButton } from '@mantine/core'
import { useShellWords } from '../words/index.ts'
import { useStored } from './store.ts'
import classes from './toasts.module.css'
import { closeToast, shownToasts, type Toast } from './toasts.ts'

/** Where toasts appear; they are read out as they come. */
export function ToastPlace() {
  const toasts = useStored(shownToasts)
  const words = useShellWords()
  return (
    <div className={classes.place} role="log" aria-live="polite" aria-label={words.toasts}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} {...toast} />
      ))}
    </div>
  )
}

function OneToast({ id, title, message, tone, action, language }: Toast) {
  const words = useShellWords()
  return (
    <div className={classes.toast} data-tone={tone}>
      <div className={classes.text} lang={language}>
        {title && <strong>{title}</strong>}
        <div>{message}</div>
      </div>
      {action && (
        <Button
          size="xs"
          variant="default"
          lang={language}
          onClick={() => {
            closeToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <CloseButton size="md" aria-label={words.closeToast} onClick={() => closeToast(id)} />
    </div>
  )
}
