import { useEffect, useEffectEvent } from 'react'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'

interface UsePaste {
  isDisabled: boolean
  /** Pasted at a slot. */
  onChoose: (kind: DocumentKind, file: File) => void
  /** Pasted anywhere else on the page. */
  onFiles: (files: File[]) => void
}

/** Takes pictures from the clipboard: into the slot that has the focus, otherwise into the tray. */
export function usePaste({ isDisabled, onChoose, onFiles }: UsePaste): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (isDisabled || files.length === 0) return
    event.preventDefault()
    const slot = document.activeElement?.closest<HTMLElement>('[data-slot]')?.dataset.slot
    const [first] = files
    if (slot && slot in documentKinds && first && files.length === 1)
      onChoose(slot as DocumentKind, first)
    else onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
