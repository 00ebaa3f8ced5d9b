import { useCallback, useReducer, useRef } from 'react'
import { Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { pageProblems } from '#texts/page-problems'
import { StoppedError, sendFile } from '../ui/send-file.ts'
import { sentenceOf } from '../ui/toast.ts'
import type { Adjustment } from './adjust/geometry.ts'
import type { Draft } from './draft-store.ts'
import {
  adjustedDocument,
  documentReducer,
  type FormDocument,
  newDocument,
  restoredDocument,
  unadjustedDocument,
  waitingDocuments,
} from './form-documents.ts'

/** Runs tasks in order, at most this many at a time. */
async function runInTurn(tasks: readonly (() => Promise<void>)[], atOnce: number): Promise<void> {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** More would only make each slower, and the page with them. */
const uploadsAtOnce = 2
/** The result for a picture, and how it was made. */
export interface MadePicture {
  file: File
  how: Adjustment
}

/** Manages the files of a form: choosing, sorting, uploading. */
export function useFormDocuments(kinds: readonly DocumentKind[]) {
  const [chosen, dispatch] = useReducer(documentReducer, [])
  const underWay = useRef(new Map<string, AbortController>())

  /** Uploads files to a record; resolves to how many failed. Never rejects: each file has its own outcome. */
  const upload = useCallback(async (recordId: string, documents: readonly FormDocument[]) => {
    let failures = 0
    const stops = documents.map(({ key }) => {
      const stop = new AbortController()
      underWay.current.set(key, stop)
      dispatch({ type: 'uploading', key, progress: 0 })
      return stop
    })
    const tasks = documents.map(({ key, file, kind }, at) => async () => {
      const { signal } = stops[at] as AbortController
      if (kind === null) return
      const onProgress = (progress: number) => dispatch({ type: 'uploading', key, progress })
      try {
        // Stopped while it waited for its turn.
        if (signal.aborted) throw new StoppedError()
        await sendFile({
          method: 'PUT',
          path: '/records/{id}/documents/{kind}',
          params: { id: recordId, kind },
          headers: {
            'content-type': file.type || 'application/octet-stream',
            // Identifies this upload: sent again after a broken connection it is the same one.
            'idempotency-key': `"${key}"`,
          },
          ...{ file, name: file.name, signal, onProgress },
        })
        dispatch({ type: 'uploaded', key })
      } catch (error) {
        failures += 1
        const problem = error instanceof StoppedError ? pageProblems.stopped : sentenceOf(error)
        dispatch({ type: 'failed', key, problem, isRefused: isRefusal(error) })
      } finally {
        underWay.current.delete(key)
      }
    })
    await runInTurn(tasks, uploadsAtOnce)
    return failures
  }, [])

  return {
    chosen,
    upload,
    uploadWaiting: (recordId: string) => upload(recordId, waitingDocuments(chosen)),
    drop: async (files: readonly File[]) => {
      const dropped = await Promise.all(files.map((file) => newDocument(file)))
      dispatch({ type: 'dropped', documents: dropped, kinds })
    },
    choose: async (kind: DocumentKind, file: File) => {
      const document = await newDocument(file, kind)
      dispatch({ type: 'chosen', document })
      return document
    },
    assign: (key: string, kind: DocumentKind | null) => dispatch({ type: 'assigned', key, kind }),
    /** Replaces a picture by the result; null: restores the original. */
    adjust: async (document: FormDocument, made: MadePicture | null) => {
      const { adjusted: before = { original: document.file, key: document.key } } = document
      const changed = made
        ? await adjustedDocument(document, made.file, { ...before, how: made.how })
        : await unadjustedDocument(document, before)
      dispatch({ type: 'adjusted', key: document.key, document: changed })
    },
    remove: (key: string) => dispatch({ type: 'removed', key }),
    /** Stops one upload, under way or waiting for its turn. */
    cancel: (key: string) => underWay.current.get(key)?.abort(),
    restore: (kept: Draft['papers']) =>
      dispatch({ type: 'restored', documents: kept.map(restoredDocument) }),
    clear: () => dispatch({ type: 'cleared' }),
  }
}
/**
 * Tells whether the server refused the file itself, and not that the server, the session or the connection
 * failed.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && [403, 404, 413, 415, 422].includes(error.status)
}
export type FormDocuments = ReturnType<typeof useFormDocuments>
