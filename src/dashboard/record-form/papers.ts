import { asRefused } from '#api/client'
import { type DocumentKind, uploadBytes } from '#modules/documents/schema'
import { filled } from '#platform/gaps/schema'
import { isHeic } from '#platform/images/schema'
import { formWords } from '../words/en/form.ts'
import { pageProblems } from '../words/page-problems.ts'
import type { Adjustment } from './adjust/geometry.ts'
import { type Doubt, sortIntoSlots } from './sort-into-slots.ts'

/** A picture before its adjustment, and the adjustment. */
export interface Adjusted {
  original: File
  /** The key for uploading the original. */
  key: string
  how: Adjustment
}

/** A chosen file, and its upload progress. */
export interface Paper {
  key: string
  file: File
  /** Its slot; null: it waits in the tray for sorting by hand. */
  kind: DocumentKind | null
  doubt: Doubt | null
  status: 'chosen' | 'uploading' | 'uploaded' | 'failed'
  /** Uploaded part, 0 to 1. */
  progress: number
  /** What was wrong with it and what to do, in English. */
  problem: string | null
  /** Whether the file itself is at fault, so that sending it again cannot help. */
  isRefused: boolean
  /** Until it is uploaded. */
  adjusted?: Adjusted | undefined
}

/** A file as a draft keeps it. */
export type KeptPaper = Pick<Paper, 'key' | 'file' | 'kind' | 'doubt' | 'adjusted'> & {
  isUploaded: boolean
  /** What is wrong with the file itself; absent in older drafts. */
  problem?: string | null
}

export type PaperAction =
  | { type: 'chosen'; paper: Paper }
  | { type: 'dropped'; papers: Paper[]; kinds: readonly DocumentKind[] }
  | { type: 'assigned'; key: string; kind: DocumentKind | null }
  | { type: 'adjusted'; key: string; paper: Paper }
  | { type: 'removed'; key: string }
  | { type: 'uploading'; key: string; progress: number }
  | { type: 'uploaded'; key: string }
  | { type: 'failed'; key: string; problem: string; isRefused: boolean }
  | { type: 'restored'; papers: Paper[] }
  | { type: 'cleared' }

const unsupported = asRefused(
  'document.unsupported',
  'This file is not a JPEG, PNG, WebP or PDF. Take a photo of the document or save it as a PDF.',
)
const heic = asRefused(
  'document.heic',
  'This is a HEIC picture, which we cannot read. Send it as JPEG or PDF, or on an iPhone choose Settings > Camera > Formats > Most Compatible and take it again.',
)

/** Returns why a file cannot be uploaded at all, before anything is sent; null when nothing is wrong. */
export async function problemOf(file: Blob): Promise<string | null> {
  if (file.size === 0) return pageProblems.empty
  if (file.size > uploadBytes) return tooLarge(file)
  try {
    const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 1024).arrayBuffer()))
    if (isTaken(start)) return null
    return isHeic(start) ? heic : unsupported
  } catch {
    return pageProblems.unreadable
  }
}

/** Tells whether a file with this beginning is of an accepted type; the server checks the rest as well. */
function isTaken(first: string): boolean {
  const isWebp = first.startsWith('RIFF') && first.slice(8, 12) === 'WEBP'
  const isPicture = first.startsWith('\xff\xd8\xff') || first.startsWith('\x89PNG\r\n\x1a\n')
  return isPicture || isWebp || first.includes('%PDF-')
}

function tooLarge(file: Blob): string {
  return filled(isPicture(file) ? pageProblems.largePicture : pageProblems.largeFile, {
    size: formWords.size(file.size),
    most: uploadBytes / 1024 / 1024,
  })
}

/** Tells whether it claims to be a picture of an accepted type. */
export function isPicture({ type }: Blob): boolean {
  return /^image\/(jpeg|png|webp)$/.test(type)
}

/** Makes the entry of a file just chosen. */
export async function newPaper(file: File, kind: DocumentKind | null = null): Promise<Paper> {
  return paperOf(file, kind, await problemOf(file))
}

function paperOf(file: File, kind: DocumentKind | null, problem: string | null): Paper {
  return {
    key: crypto.randomUUID(),
    file,
    kind,
    doubt: null,
    status: problem ? 'failed' : 'chosen',
    progress: 0,
    problem,
    isRefused: problem !== null,
  }
}

/** Replaces a file by its adjusted version: a different upload. */
export async function adjustedPaper(
  { kind, doubt }: Paper,
  file: File,
  adjusted: Adjusted,
): Promise<Paper> {
  return { ...(await newPaper(file, kind)), doubt, adjusted }
}

/** Restores the original, under its former key. */
export async function unadjustedPaper(
  { kind, doubt }: Paper,
  { original, key }: Omit<Adjusted, 'how'>,
) {
  return { ...(await newPaper(original, kind)), doubt, key }
}

/** Restores a file of a draft under its former key: an upload whose answer was lost is the same upload. */
export function restoredPaper(kept: KeptPaper): Paper {
  const { key, doubt, adjusted } = kept
  const paper = { ...paperOf(kept.file, kept.kind, kept.problem ?? null), key, doubt, adjusted }
  return kept.isUploaded ? { ...paper, status: 'uploaded', progress: 1 } : paper
}

/**
 * Sorts files that were dropped together by their names; an occupied slot keeps its file. A file that
 * cannot be uploaded takes nobody's slot.
 */
function papersFrom(
  dropped: readonly Paper[],
  kinds: readonly DocumentKind[],
  present: readonly Paper[],
): Paper[] {
  const isGood = ({ isRefused }: Paper) => !isRefused
  const good = sorted(dropped.filter(isGood), kinds, present.filter(isGood))
  const refused = dropped.filter(({ isRefused }) => isRefused)
  return [...good, ...sorted(refused, kinds, [...present, ...good])]
}

function sorted(
  dropped: readonly Paper[],
  kinds: readonly DocumentKind[],
  taken: readonly Paper[],
): Paper[] {
  const named = dropped.map((paper) => ({ name: paper.file.name, paper }))
  const { slots, unsorted } = sortIntoSlots(named, kinds)
  const inSlots = [...slots].map(([kind, { paper }]) =>
    taken.some((one) => one.kind === kind)
      ? { ...paper, doubt: { reason: 'double', kind } as const }
      : { ...paper, kind },
  )
  return [...inSlots, ...unsorted.map(({ file: { paper }, doubt }) => ({ ...paper, doubt }))]
}

/** Applies an action to the files of a form. */
export function paperReducer(papers: Paper[], action: PaperAction): Paper[] {
  switch (action.type) {
    case 'chosen':
      return put(papers, action.paper)
    case 'dropped':
      return papersFrom(action.papers, action.kinds, papers).reduce(put, papers)
    case 'assigned':
      return assign(papers, action.key, action.kind)
    case 'adjusted':
      return papers.map((paper) => (paper.key === action.key ? action.paper : paper))
    case 'removed':
      return papers.filter(({ key }) => key !== action.key)
    case 'uploading':
      return change(papers, action.key, {
        status: 'uploading',
        progress: action.progress,
        problem: null,
      })
    case 'uploaded':
      return change(papers, action.key, {
        status: 'uploaded',
        progress: 1,
        problem: null,
        adjusted: undefined,
      })
    case 'failed':
      return change(papers, action.key, {
        status: 'failed',
        problem: action.problem,
        isRefused: action.isRefused,
      })
    case 'restored':
      return action.papers
    case 'cleared':
      return []
  }
}

/** Puts a chosen file in a slot, in place of the one that is there. */
function put(papers: Paper[], paper: Paper): Paper[] {
  const others = papers.filter(({ kind }) => paper.kind === null || kind !== paper.kind)
  return [...others, paper]
}

/** Assigns by hand: the file that was in the slot goes back to the tray, so that none is lost. */
function assign(papers: Paper[], key: string, kind: DocumentKind | null): Paper[] {
  return papers.map((paper) => {
    if (paper.key === key) return { ...paper, kind, doubt: null }
    if (kind !== null && paper.kind === kind) return { ...paper, kind: null, doubt: null }
    return paper
  })
}

function change(papers: Paper[], key: string, changes: Partial<Paper>): Paper[] {
  return papers.map((paper) => (paper.key === key ? { ...paper, ...changes } : paper))
}

/** Returns what can be uploaded now: newly chosen files, and failed ones that are not at fault. */
export function waitingPapers(papers: readonly Paper[]): Paper[] {
  return papers.filter(
    ({ kind, status, isRefused }) =>
      kind !== null && (status === 'chosen' || (status === 'failed' && !isRefused)),
  )
}
