import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { documentsWords } from '#texts/en/desk-documents'
import type { KeyGroup } from '../ui/keys-dialog.tsx'
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

/** The table of what each key does. */
const viewerKeys: readonly {
  keys: readonly string[]
  move: keyof ViewerMoves
}[] = [
  { keys: ['+', '='], move: 'zoomIn' },
  { keys: ['-'], move: 'zoomOut' },
  { keys: ['0'], move: 'fit' },
  { keys: ['t'], move: 'turn' },
  { keys: ['f'], move: 'fullScreen' },
  { keys: ['c'], move: 'compare' },
  { keys: ['n'], move: 'nextDocument' },
  { keys: ['p'], move: 'previousDocument' },
  { keys: ['.'], move: 'nextPage' },
  { keys: [','], move: 'previousPage' },
]

/** The viewer's words. */
export type ViewerWords = typeof documentsWords.viewer

/** Returns the same table for the dialog of keys. */
export const keysOfViewer = (words: ViewerWords): KeyGroup => ({
  title: words.title,
  keys: viewerKeys.map(({ keys, move }) => ({ keys, does: words.keys[move] })),
})

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns what a key means for the viewer; null for shortcuts of the browser and other keys. */
function viewerMoveOf(event: Pressed): keyof ViewerMoves | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return viewerKeys.find(({ keys }) => keys.includes(event.key))?.move ?? null
}

/**
 * Handles viewing by keyboard: always with the focus in the viewer, elsewhere on the page unless single
 * keys are off.
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
