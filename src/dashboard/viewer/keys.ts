import { useWindowEvent } from '@mantine/hooks'
import type { RefObject } from 'react'
import { Problem, readAnswer } from '#api/client'
import type { documentsWords } from '#texts/en/desk-documents'
import { isKeyTaken, type KeyGroup, singleKeysOn } from '../ui/keys-dialog.tsx'

/** The viewer's words. */
export type ViewerWords = typeof documentsWords.viewer
export type Move = keyof ViewerWords['keys']
export type ViewerMoves = Readonly<Record<Move, () => void>>

/** The table of what each key does. */
const viewerKeys: readonly {
  keys: readonly string[]
  move: Move
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

/** Returns the key that a button of the viewer names. */
export const keyOf = (move: Move) => viewerKeys.find((one) => one.move === move)?.keys[0]

/** Returns the same table for the dialog of keys. */
export const keysOfViewer = (words: ViewerWords): KeyGroup => ({
  title: words.title,
  keys: viewerKeys.map(({ keys, move }) => ({ keys, does: words.keys[move] })),
})

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Returns what a key means for the viewer; null for shortcuts of the browser and other keys. */
function viewerMoveOf(event: Pressed): Move | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  return viewerKeys.find(({ keys }) => keys.includes(event.key))?.move ?? null
}

/**
 * Handles viewing by keyboard: always with the focus in the viewer, elsewhere on the page unless single
 * keys are off.
 */
export function useViewerKeys(root: RefObject<HTMLElement | null>, moves: ViewerMoves): void {
  useWindowEvent('keydown', (event) => {
    const isInside = event.target instanceof Node && root.current?.contains(event.target) === true
    if (isKeyTaken(event) || !(isInside || singleKeysOn())) return
    const move = viewerMoveOf(event)
    if (move === null) return
    event.preventDefault()
    moves[move]()
  })
}

/** This many pictures of some 100 kB each: those of the current record and of the next one. */
const most = 32
/** By their address; pictures of documents are in no cache, so fetched ones are kept here. */
const kept = new Map<string, Promise<string | null> | string>()

/** Returns the address of a document's page as a picture in one of the widths. */
export function pictureOf(
  documentId: string,
  { page, width, isMarked }: { page: number; width: number; isMarked: boolean },
): string {
  return `/api/v1/documents/${documentId}/image?page=${page}&width=${width}&watermark=${isMarked ? 'yes' : 'no'}`
}

/** Fetches a picture ahead of time. One that fails is fetched again when it is shown. */
export async function keepPicture(address: string): Promise<void> {
  if (kept.has(address)) return
  const coming = fetched(address)
  kept.set(address, coming)
  const local = await coming
  if (local === null) kept.delete(address)
  else kept.set(address, local)
  for (const [oldest, value] of kept) {
    if (kept.size <= most) break
    kept.delete(oldest)
    if (typeof value === 'string') URL.revokeObjectURL(value)
  }
}

async function fetched(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return null
  const blob = await answer.blob().catch(() => null)
  return blob && URL.createObjectURL(blob)
}

/** Returns the server's reason why a picture cannot be shown; null where a retry may help. */
export async function whyNone(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null)
  if (!answer || answer.ok) return null
  const problem: unknown = await readAnswer(answer).catch((error: unknown) => error)
  const isLost =
    problem instanceof Problem &&
    ['document.file_missing', 'document.file_corrupt'].includes(problem.code)
  return isLost ? problem.said : null
}

/** Returns the picture itself if it is kept, else its address. */
export function keptOr(address: string): string {
  const local = kept.get(address)
  return typeof local === 'string' ? local : address
}
