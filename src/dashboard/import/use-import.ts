import { useEffect, useRef } from 'react'
import { type Answer, call } from '#api/client'
import type { ImportTarget } from '#modules/tables/columns/columns.schema'
import { importWords } from '#texts/en/desk-import'
import { targetIn } from '#texts/target-in'
import { useActionWords } from '#words/actions'
import { useLanguage } from '../look/language.ts'
import { ask } from '../ui/ask.ts'
import { timeToUndo } from '../ui/trash-days.ts'
import { useAction } from '../ui/use-action.ts'
import { pageWords } from '../words/page-words.ts'

/** Many records at once: the table, the dry run, the result, and the undo. */
export const { use: useImportWords } = pageWords('import', importWords)
/** These words in one language. */
export type ImportWords = typeof importWords

export type Details = Answer<'GET /imports/{id}'>
export type Listed = Answer<'GET /imports'>['imports'][number]

/** Tells whether something happens by itself, so that the page has to poll. */
export function isUnderWay({ state }: Pick<Listed, 'state'>): boolean {
  return state === 'checking' || state === 'running' || state === 'undoing'
}

/** Returns the actions on an import, and whether one is under way. */
export function useSteps(id: string) {
  const { payments, progress, result } = useImportWords()
  const { mayDelete } = useActionWords()
  const { run, isBusy: isAsking } = useAction('imports')
  const during = (step: () => Promise<unknown>) => run(step, null)
  const params = { id }
  return {
    isAsking,
    during,
    check: () => during(() => call('POST /imports/{id}/check', { params })),
    run: () => during(() => call('POST /imports/{id}/run', { params })),
    giveUp: () => during(() => call('POST /imports/{id}/cancel', { params })),
    stop: async () => {
      const isSure = await ask(progress.mayStop)
      if (isSure) await during(() => call('POST /imports/{id}/cancel', { params }))
    },
    undo: async (isOfPayments: boolean) => {
      const { title, text, yes } = result.mayUndo
      const isSure = await ask({
        title,
        text: isOfPayments ? payments.mayUndo : text(await timeToUndo(mayDelete)),
        yes,
        isGrave: true,
      })
      if (isSure) await during(() => call('POST /imports/{id}/undo', { params }))
    },
  }
}

/** Returns what a column can be chosen for, in the language of the page. */
export function useTargetLabel(): (target: ImportTarget) => string {
  const { targets } = useImportWords()
  const language = useLanguage()
  return (target) => targetIn(language, target, targets)
}

/**
 * Moves the focus when a step replaces another one whose button had it: to the heading of the step, which
 * is then read out, and from which the next Tab reaches its first control.
 */
export function useKeptPlace(step: unknown) {
  const place = useRef<HTMLDivElement>(null)
  const former = useRef(step)
  useEffect(() => {
    if (former.current === step) return
    former.current = step
    const heading = place.current?.querySelector('h2')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [step])
  return place
}
