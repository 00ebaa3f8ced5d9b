import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long what is above a part may still load and move it, in milliseconds. */
const patience = 5000
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to the part in the address as soon as it exists, and stays there while the rest loads, until somebody moves. */
export function useLanding(isWhole: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!isWhole || hash === '') return
    const land = () => document.getElementById(hash)?.scrollIntoView()
    const watching = new ResizeObserver(land)
    watching.observe(document.body)
    const timer = setTimeout(() => stop(), patience)
    const stop = () => {
      clearTimeout(timer)
      watching.disconnect()
      for (const move of ownMoves) window.removeEventListener(move, stop)
    }
    for (const move of ownMoves) window.addEventListener(move, stop)
    return stop
  }, [hash, isWhole])
}
