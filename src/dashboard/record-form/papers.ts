import { asRefused } from '#api/client'
import { type DocumentKind, uploadBytes } from '#modules/documents/schema'
import { filled } from '#platform/gaps/schema'
import { isHeic } from '#platform/images/schema'
import { formWords } from '../words/en/form.ts'
import { pageProblems } from '../words/page-problems.ts'
import type { Adjustment } from './adjust/geometry.ts'
import { type Doubt, sortIntoSlots } from './sort-into-slots.ts'

/** What a picture was before somebody adjusted it, and what was done to it. */
export interface Adjusted {
  original: File
  /** Under which the original is uploaded. */
  key: string
  how: Adjustment
}

/** A file that somebody chose, and how far it is on its way. */
export interface Paper {
  key: string
  file: File
  /** Its slot; null: it waits in the tray to be sorted by hand. */
  kind: DocumentKind | null
  doubt: Doubt | null
  status: 'chosen' | 'uploading' | 'uploaded' | 'failed'
  /** Uploaded part, 0 to 1. */
  progress: number
  /** What was wrong with it and what to do, in English. */
  problem: string | null
  /** Whether the file itself is the trouble, so that sending it again cannot help. */
  isRefused: boolean
  /** Until it is uploaded. */
  adjusted?: Adjusted | undefined
}

/** A file as a draft keeps it. */
export type KeptPaper = Pick<Paper, 'key' | 'file' | 'kind' | 'doubt' | 'adjusted'> & {
  isUploaded: boolean
  /** What speaks against the file itself; drafts of before have none. */
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

/** Why a file cannot be uploaded at all, before anything is sent; null when nothing speaks against it. */
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

/** Whether a file that begins so is one of those that the server takes; it looks at the rest as well. */
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

/** Whether it says of itself that it is a picture of a kind that is taken. */
export function isPicture({ type }: Blob): boolean {
  return /^image\/(jpeg|png|webp)$/.test(type)
}

/** A file just chosen. */
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

/** What somebody made of a file: another upload than the one before. */
export async function adjustedPaper(
  { kind, doubt }: Paper,
  file: File,
  adjusted: Adjusted,
): Promise<Paper> {
  return { ...(await newPaper(file, kind)), doubt, adjusted }
}

/** The original again, under the key that it had. */
export async function unadjustedPaper(
  { kind, doubt }: Paper,
  { original, key }: Omit<Adjusted, 'how'>,
) {
  return { ...(await newPaper(original, kind)), doubt, key }
}

/** A file of a draft, under the key that it had: an upload whose answer was lost is the same upload. */
export function restoredPaper(kept: KeptPaper): Paper {
  const { key, doubt, adjusted } = kept
  const paper = { ...paperOf(kept.file, kept.kind, kept.problem ?? null), key, doubt, adjusted }
  return kept.isUploaded ? { ...paper, status: 'uploaded', progress: 1 } : paper
}

/**
 * Files dropped together, sorted by their names; a slot that is taken keeps its file. What cannot be
 * uploaded takes a slot from nobody.
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

/** What happens to the files of a form. */
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

/** A file chosen for a slot takes the place of the one that is there. */
function put(papers: Paper[], paper: Paper): Paper[] {
  const others = papers.filter(({ kind }) => paper.kind === null || kind !== paper.kind)
  return [...others, paper]
}

/** By hand: the file that was in the slot goes back to the tray, so that none is lost. */
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

/** What can be uploaded now: what was just chosen, and what failed for no fault of its own. */
export function waitingPapers(papers: readonly Paper[]): Paper[] {
  return papers.filter(
    ({ kind, status, isRefused }) =>
      kind !== null && (status === 'chosen' || (status === 'failed' && !isRefused)),
  )
}
