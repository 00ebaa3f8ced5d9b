import { useEffect, useEffectEvent, useId } from 'react'
import { usePartWords } from '#words/parts'
import type { Place } from '../addresses.ts'
import { guards } from '../visits.ts'
import { useShellWords } from '../words/index.ts'
import { ask } from './ask.ts'

const unsaved = new Set<string>()

/** Tells whether some form on the screen holds input that would be lost. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/** Drops input after somebody agreed to lose it: the browser's own question would ask a second time. */
export function giveUpInput(): void {
  unsaved.clear()
}

/** The question to somebody who is about to leave, and the addresses where the input stays. */
export interface Leaving {
  title: string
  text: string
  within: string
}

/**
 * Asks before input is lost: in a dialog when another page of the dashboard was chosen, with the browser's
 * own question when the tab closes or reloads. `leaving` replaces the usual wording, and says where nothing is lost.
 */
export function useUnsavedInput(isUnsaved: boolean, leaving: Partial<Leaving> = {}): void {
  const id = useId()
  const leave = { ...useShellWords().leave, ...usePartWords().leave }
  const { within, ...said } = leaving
  const mayLeave = useEffectEvent(
    async ({ pathname }: Place) =>
      !unsaved.has(id) ||
      Boolean(within && pathname.includes(within)) ||
      (await ask({ ...leave, ...said, isGrave: true })),
  )
  useEffect(() => {
    if (!isUnsaved) return
    const guard = (next: Place) => mayLeave(next)
    const warn = (event: BeforeUnloadEvent) => {
      if (!unsaved.has(id)) return
      event.preventDefault()
      // Chrome before 119 asks by this alone.
      event.returnValue = true
    }
    unsaved.add(id)
    guards.add(guard)
    window.addEventListener('beforeunload', warn)
    return () => {
      unsaved.delete(id)
      guards.delete(guard)
      window.removeEventListener('beforeunload', warn)
    }
  }, [id, isUnsaved])
}
