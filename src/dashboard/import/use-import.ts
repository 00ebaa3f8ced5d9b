import { useEffect, useRef } from 'react'
import { type Answer, actingAs, addressOf, call, confirming, Problem } from '#api/client'
import type { ImportTarget } from '#modules/exchange/columns.schema'
import { wellFormed } from '#platform/text.schema'
import { importWords } from '#texts/en/desk-import'
import { pageProblems } from '#texts/page-problems'
import { targetIn } from '#texts/target-in'
import { useLanguage } from '../look/language.ts'
import { ask } from '../ui/ask.ts'
import { timeToUndo } from '../ui/trash-days.ts'
import { useAction } from '../ui/use-action.ts'
import { useActionWords } from '../words/actions.ts'
import { pageWords } from '../words/page-words.ts'

interface SendFile {
  method: 'POST' | 'PUT'
  /** As an endpoint's path. */
  path: string
  params?: Record<string, string>
  query?: Record<string, string> | undefined
  file: Blob
  /** The file's name, or its path within the chosen folder. */
  name: string
  /** Sent part, 0 to 1. */
  onProgress: (part: number) => void
  signal?: AbortSignal
}

/** Calls `sendBytes`, and again where somebody has to sign in first. */
export function sendFile<Answer>(send: SendFile): Promise<Answer> {
  return confirming(() => sendBytes(send))
}

/**
 * Sends a file as raw bytes. Uses XMLHttpRequest because fetch does not report an upload's progress.
 * Rejects with a `Problem`; a failed connection has status 0, and the file may be sent again.
 */
function sendBytes<Answer>(send: SendFile): Promise<Answer> {
  const { method, path, params, query, file, name, onProgress, signal } = send
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, params, query))
    for (const [header, value] of Object.entries(actingAs()))
      request.setRequestHeader(header, value)
    request.setRequestHeader('x-file-name', encodeURIComponent(wellFormed(name)))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const body = bodyOf(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as Answer)
      else reject(new Problem(request.status, body))
    }
    request.onerror = () => reject(new Problem(0, {}))
    request.onabort = () => reject(new Problem(0, { title: pageProblems.sendingStopped }))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

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
