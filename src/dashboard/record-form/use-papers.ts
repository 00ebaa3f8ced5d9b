import { useCallback, useReducer } from 'react'
import { Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { sentenceOf } from '../ui/toast.ts'
import { newPaper, type Paper, paperReducer, papersFrom, waitingPapers } from './papers.ts'
import { runInTurn, uploadFile } from './upload-file.ts'

/** More at once would only make each slower, and the page with them. */
const uploadsAtOnce = 2

/** The files of a form: choosing, sorting, uploading. */
export function usePapers(kinds: readonly DocumentKind[]) {
  const [papers, dispatch] = useReducer(paperReducer, [])

  /** Uploads files to a record; answers how many failed. Never rejects: each file has its own fate. */
  const upload = useCallback(async (recordId: string, chosen: readonly Paper[]) => {
    let failures = 0
    const tasks = chosen.map(({ key, file, kind }) => async () => {
      if (kind === null) return
      const onProgress = (progress: number) => dispatch({ type: 'uploading', key, progress })
      onProgress(0)
      try {
        await uploadFile({ recordId, kind, file, onProgress })
        dispatch({ type: 'uploaded', key })
      } catch (error) {
        failures += 1
        dispatch({ type: 'failed', key, problem: sentenceOf(error), isRefused: isRefusal(error) })
      }
    })
    await runInTurn(tasks, uploadsAtOnce)
    return failures
  }, [])

  return {
    papers,
    upload,
    uploadWaiting: (recordId: string) => upload(recordId, waitingPapers(papers)),
    drop: (files: readonly File[]) =>
      dispatch({ type: 'added', papers: papersFrom(files, kinds, papers) }),
    choose: (kind: DocumentKind, file: File) => {
      const paper = newPaper(file, kind)
      dispatch({ type: 'added', papers: [paper] })
      return paper
    },
    assign: (key: string, kind: DocumentKind | null) => dispatch({ type: 'assigned', key, kind }),
    remove: (key: string) => dispatch({ type: 'removed', key }),
    clear: () => dispatch({ type: 'cleared' }),
  }
}
/** Whether the server refused the file itself; not when it, the session or the connection failed. */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && [403, 404, 413, 415, 422].includes(error.status)
}
export type Papers = ReturnType<typeof usePapers>
