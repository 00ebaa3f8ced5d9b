import { useBlocker } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { ask } from './ask.ts'

const unsaved = new Set<string>()

/** Whether some form on the screen holds input that would be lost. */
export function hasUnsavedInput(): boolean {
  return unsaved.size > 0
}

/** What is asked of somebody who is about to leave. */
export interface Leaving {
  title: string
  text: string
}

export const leaveTitle = 'Leave without saving?'
export const lostByLeaving: Leaving = {
  title: leaveTitle,
  text: 'What you entered on this page is not saved yet and would be lost.',
}

/**
 * Asks before input is lost: in a dialog when another page of the dashboard was chosen, with the
 * browser's own question when the tab closes or reloads.
 */
export function useUnsavedInput(isUnsaved: boolean, leaving: Leaving = lostByLeaving): void {
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
      unsaved.has(id) && current.pathname !== next.pathname && !(await mayLeave(leaving)),
    enableBeforeUnload: () => unsaved.has(id),
  })
}

function mayLeave(leaving: Leaving): Promise<boolean> {
  return ask({ ...leaving, yes: 'Leave', no: 'Stay here', isGrave: true })
}
