import { type DragEvent, useRef, useState } from 'react'
import classes from './papers.module.css'

interface DropZone {
  onFiles: (files: File[]) => void
  isDisabled: boolean
}

/** Takes many files at once, dropped or chosen. The server judges them by their content. */
export function DropZone({ onFiles, isDisabled }: DropZone) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
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
      data-testid="drop-zone"
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
    >
      <button
        type="button"
        className={classes.dropButton}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        <strong>Drop all files here, or press to choose several</strong>
        <span>
          You can paste pictures too. Files are sorted by their names; you can correct it. JPEG,
          PNG, WebP or PDF, up to 15 MiB each.
        </span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Several files at once"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        disabled={isDisabled}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
