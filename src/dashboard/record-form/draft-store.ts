import type { Answer } from '#api/client'
import type { DocumentKind } from '#modules/documents/schema'
import type { FullRecord } from '../queries.ts'
import type { FormDocument, KeptDocument } from './form-documents.ts'
import type { RecordValues } from './record-values.ts'

/** What was entered into a form of a record and not sent yet. */
export interface Draft {
  id: string
  accountId: string
  form: string
  /** ISO 8601. */
  savedAt: string
  values: RecordValues
  /** A name that was read from a photo and that nobody has checked yet. */
  uncheckedName?: string | null
  papers: KeptDocument[]
  /** The record, once it is added and only files are missing. */
  added: Answer<'POST /records'> | null
  /** A try without an answer: repeating it is the same action. */
  attempt: Attempt | null
  /** For an update only: its base version, and the documents to be removed. */
  update?: { base: FullRecord; leaving: readonly DocumentKind[] }
}

/** The Idempotency-Key of a try, and the exact request. */
export interface Attempt {
  key: string
  content: string
}

/**
 * Drafts are in this browser, passports and all, and office computers are shared. So they belong to one
 * account, are deleted at sign-out and when somebody else signs in, and are a day old at most.
 */
const longest = 24 * 60 * 60 * 1000
const storeName = 'drafts'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('candor', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Files as a draft keeps them. */
export function keptDocuments(documents: readonly FormDocument[]): KeptDocument[] {
  return documents.map(({ key, file, kind, doubt, status, problem, isRefused, adjusted }) => ({
    key,
    file,
    kind,
    doubt,
    isUploaded: status === 'uploaded',
    problem: isRefused ? problem : null,
    adjusted,
  }))
}

async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = ask(transaction.objectStore(storeName))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** How much of a form this browser has kept: the details are the typed fields. */
export type Kept = 'all' | 'details' | 'nothing'

/** Keeps a draft; if the browser has no room for its files, at least the typed fields. */
export async function saveDraft(draft: Draft): Promise<Kept> {
  const save = (kept: Draft) => run('readwrite', (store) => store.put(kept))
  if (await save(draft).then(isDone, isNotDone)) return 'all'
  if (await save({ ...draft, papers: [] }).then(isDone, isNotDone)) return 'details'
  return 'nothing'
}

const isDone = () => true
const isNotDone = () => false

export async function deleteDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id)).catch(() => undefined)
}

/** Deletes all drafts, at sign-out. Resolves to false when this browser could not. */
export function forgetDrafts(): Promise<boolean> {
  return run('readwrite', (store) => store.clear()).then(isDone, isNotDone)
}

/**
 * Returns the drafts of an account, newest first. Deletes permanently what is too old or somebody else's.
 * Null when this browser could not read them.
 */
export async function draftsOf(accountId: string): Promise<Draft[] | null> {
  const all = await run<Draft[]>('readonly', (store) => store.getAll()).catch(() => null)
  if (!all) return null
  const oldest = new Date(Date.now() - longest).toISOString()
  const isOwn = (draft: Draft) => draft.accountId === accountId && draft.savedAt > oldest
  for (const draft of all) if (!isOwn(draft)) await deleteDraft(draft.id)
  return all.filter(isOwn).sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}
