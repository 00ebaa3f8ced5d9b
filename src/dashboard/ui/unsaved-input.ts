import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { ask } from './ask.ts'

const unsaved = new Set<string>()

/** Whether some form on the screen holds input that would be lost. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/**
 * Asks before input is lost: in a dialog when another page of the dashboard was chosen, with the
 * browser's own question when the tab closes or reloads.
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsaved.add(id)
    return () => {
      unsaved.delete(id)
    }
  }, [id, isUnsaved])
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      unsaved.has(id) && current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: () => unsaved.has(id),
  })
}

function mayLeave(): Promise<boolean> {
  return ask({
    title: 'Leave without saving?',
    text: 'What you entered on this page is not saved yet and would be lost.',
    yes: 'Leave',
    no: 'Stay here',
    isGrave: true,
  })
}
