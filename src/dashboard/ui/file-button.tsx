import { type FileButtonProps, FileButton as Unforgetting } from '@mantine/core'
import { type DragEvent, useId, useRef, useState } from 'react'
import classes from './file-drop.module.css'

/**
 * A button that opens the file dialog. A browser reports no change for the file that is chosen already, so each choice
 * is forgotten at once: the same file can be chosen again after it was refused or corrected.
 */
export function FileButton({ onChange, ...rest }: FileButtonProps<false>) {
  const forget = useRef<() => void>(null)
  return (
    <Unforgetting
      {...rest}
      resetRef={forget}
      onChange={(file) => {
        forget.current?.()
        onChange(file)
      }}
    />
  )
}

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
