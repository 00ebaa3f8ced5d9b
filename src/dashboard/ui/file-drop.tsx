import { type DragEvent, useId, useRef, useState } from 'react'
import classes from './file-drop.module.css'

interface FileDrop {
  title: string
  /** The title on a touch screen, where nobody drops anything; by default the same. */
  toChoose?: string | undefined
  hint: string
  accept?: string
  isMultiple?: boolean
  isDisabled: boolean
  onFiles: (files: File[]) => void
}

/** Takes files, dropped or chosen. */
export function FileDrop({ title, toChoose, hint, accept, isMultiple, ...given }: FileDrop) {
  const { isDisabled, onFiles } = given
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const drag = (event: DragEvent, isNowOver: boolean) => {
    event.preventDefault()
    setOver(isNowOver && !isDisabled)
  }
  const drop = (event: DragEvent) => {
    drag(event, false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the button within does the same
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <button
        type="button"
        className={classes.dropButton}
        disabled={isDisabled}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <strong className={classes.toDrop}>{title}</strong>
        <strong className={classes.toChoose}>{toChoose ?? title}</strong>
        <span id={hintId}>{hint}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept}
        aria-label={title}
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again after it was corrected or removed.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
