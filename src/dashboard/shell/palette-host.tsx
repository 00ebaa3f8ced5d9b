import { useEffect } from 'react'
import type { Who } from '../queries.ts'
import { useOpenedPart } from '../ui/use-part.ts'
import { showPalette, usePaletteOpen } from './palette-open.ts'

const loadPalette = () => import('./palette.tsx')

/** Where the palette appears; loads it at the first Ctrl-K or Cmd-K. */
export function PaletteHost({ who }: { who: Who }) {
  const isOpen = usePaletteOpen()
  const palette = useOpenedPart(loadPalette, isOpen, () => showPalette(false))
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey) return
      event.preventDefault()
      // An open dialog must be answered first.
      if (!document.querySelector('[role=dialog]')) showPalette(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])
  return isOpen && palette && <palette.default who={who} />
}
