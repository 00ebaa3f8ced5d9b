import { useRef, useState } from 'react'
import { Problem } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import { pageProblems } from '#texts/page-problems'
import { StoppedError, sendFile } from '../ui/send-file.ts'
import { sentenceOf } from '../ui/toast.ts'
import type { Adjustment } from './adjust/geometry.ts'
import type { Draft } from './draft-store.ts'
import {
  adjustedDocument,
  assigned,
  changed,
  type FormDocument,
  newDocument,
  restoredDocument,
  unadjustedDocument,
  uploaded,
  waitingDocuments,
  withChosen,
  withDropped,
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

type Change = (key: string, changes: Partial<FormDocument>) => void

/** Uploads files, a few at a time; each reports how far it is, and its outcome. */
function useUploads(change: Change) {
  const underWay = useRef(new Map<string, AbortController>())
  const uploading = (key: string, progress: number) =>
    change(key, { status: 'uploading', progress, problem: null })

  /** Uploads files to a record; resolves to how many failed. Never rejects: each file has its own outcome. */
  const upload = async (recordId: string, documents: readonly FormDocument[]) => {
    let failures = 0
    const stops = documents.map(({ key }) => {
      const stop = new AbortController()
      underWay.current.set(key, stop)
      uploading(key, 0)
      return stop
    })
    const tasks = documents.map(({ key, file, kind }, at) => async () => {
      const { signal } = stops[at] as AbortController
      if (kind === null) return
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
          onProgress: (progress) => uploading(key, progress),
          ...{ file, name: file.name, signal },
        })
        change(key, uploaded)
      } catch (error) {
        failures += 1
        const problem = error instanceof StoppedError ? pageProblems.stopped : sentenceOf(error)
        change(key, { status: 'failed', problem, isRefused: isRefusal(error) })
      } finally {
        underWay.current.delete(key)
      }
    })
    await runInTurn(tasks, uploadsAtOnce)
    return failures
  }
  /** Stops one upload, under way or waiting for its turn. */
  const cancel = (key: string) => underWay.current.get(key)?.abort()
  return { upload, cancel }
}

/** Manages the files of a form: choosing, sorting, uploading. */
export function useFormDocuments(kinds: readonly DocumentKind[]) {
  const [chosen, setChosen] = useState<FormDocument[]>([])
  const change: Change = (key, changes) => setChosen((all) => changed(all, key, changes))
  const { upload, cancel } = useUploads(change)
  return {
    chosen,
    upload,
    uploadWaiting: (recordId: string) => upload(recordId, waitingDocuments(chosen)),
    drop: async (files: readonly File[]) => {
      const dropped = await Promise.all(files.map((file) => newDocument(file)))
      setChosen((all) => withDropped(all, dropped, kinds))
    },
    choose: async (kind: DocumentKind, file: File) => {
      const document = await newDocument(file, kind)
      setChosen((all) => withChosen(all, document))
      return document
    },
    assign: (key: string, kind: DocumentKind | null) =>
      setChosen((all) => assigned(all, key, kind)),
    /** Replaces a picture by the result; null: restores the original. */
    adjust: async (document: FormDocument, made: MadePicture | null) => {
      const { adjusted: before = { original: document.file, key: document.key } } = document
      change(
        document.key,
        made
          ? await adjustedDocument(document, made.file, { ...before, how: made.how })
          : await unadjustedDocument(document, before),
      )
    },
    remove: (key: string) => setChosen((all) => all.filter((one) => one.key !== key)),
    cancel,
    restore: (kept: Draft['papers']) => setChosen(kept.map(restoredDocument)),
    clear: () => setChosen([]),
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
