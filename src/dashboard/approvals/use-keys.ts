import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken, singleKeysOn } from '../ui/single-keys.ts'

export interface KeyMoves {
  next: () => void
  previous: () => void
  approve: () => void
  sendBack: () => void
  showKeys: () => void
}

const moveByKey: Record<string, keyof KeyMoves> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'approve',
  r: 'sendBack',
  '?': 'showKeys',
}

/** Returns what a key does here; null while somebody types, chooses, answers a dialog or uses a shortcut. */
export function moveOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>,
  isTaken: boolean,
): keyof KeyMoves | null {
  if (isTaken || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null
  return moveByKey[event.key] ?? null
}

/** Handles reviewing by keyboard. */
export function useKeys(moves: KeyMoves): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isTaken =
      !singleKeysOn() ||
      isKeyTaken(event) ||
      document.querySelector('[role="dialog"]') !== null ||
      // Arrow keys scroll a zoomed picture.
      (event.key.startsWith('Arrow') && target?.closest('[data-scrolls]') != null)
    const move = moveOf(event, isTaken)
    if (move === null) return
    event.preventDefault()
    moves[move]()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
