import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isKeyTaken, singleKeysOn } from '../ui/single-keys.ts'

export interface ViewerMoves {
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  turn: () => void
  fullScreen: () => void
  compare: () => void
  nextPage: () => void
  previousPage: () => void
  nextDocument: () => void
  previousDocument: () => void
}

/** One table: what each key does, and what the dialog of keys says. */
export const viewerKeys: readonly {
  keys: readonly string[]
  move: keyof ViewerMoves
  does: string
}[] = [
  { keys: ['+', '='], move: 'zoomIn', does: 'zoom in' },
  { keys: ['-'], move: 'zoomOut', does: 'zoom out' },
  { keys: ['0'], move: 'fit', does: 'whole width' },
  { keys: ['t'], move: 'turn', does: 'turn by a quarter' },
  { keys: ['f'], move: 'fullScreen', does: 'full screen, and back' },
  { keys: ['c'], move: 'compare', does: 'earlier version beside it, and away' },
  { keys: ['n'], move: 'nextDocument', does: 'next document' },
  { keys: ['p'], move: 'previousDocument', does: 'previous document' },
  { keys: ['.'], move: 'nextPage', does: 'next page' },
  { keys: [','], move: 'previousPage', does: 'previous page' },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key means for the viewer; null for shortcuts of the browser and other keys. */
export function viewerMoveOf(event: Pressed): keyof ViewerMoves | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return viewerKeys.find(({ keys }) => keys.includes(event.key))?.move ?? null
}

/**
 * Looks at documents from the keyboard: always with the focus in the viewer, elsewhere on the page
 * unless single keys are off.
 */
export function useViewerKeys(root: RefObject<HTMLElement | null>, moves: ViewerMoves): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true
    if (isKeyTaken(event) || !(isInside || singleKeysOn())) return
    const move = viewerMoveOf(event)
    if (move === null) return
    event.preventDefault()
    moves[move]()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
