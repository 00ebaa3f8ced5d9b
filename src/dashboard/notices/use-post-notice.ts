import { useRef, useState } from 'react'
import { Problem } from '#api/client'
import { noticeProblems } from '#modules/notices/schema'
import { instantAt } from '#platform/clock/schema'
import type { Language } from '#platform/languages.schema'
import { noticesWordsNow } from '#words/notices'
import { freshen } from '../query-client.ts'
import { useSession } from '../session.ts'
import { keepText, keptText } from '../ui/store.ts'
import { timeZoneHere } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { fieldErrorsIn } from '../ui/use-action.ts'
import { changedPaths, type DraftWords, hasOwnWords, problemsIn, toSend } from './draft-words.ts'
import { postNotice } from './send-notice.ts'

/** What somebody began to write; the pictures are files, which no page may keep. */
type KeptWords = Pick<DraftWords, 'title' | 'text' | 'translations' | 'sentences'> &
  Partial<Pick<DraftWords, 'language'>>

const nothingKept: KeptWords = { title: '', text: '', translations: {}, sentences: [] }

const nameOf = (accountId: string) => `notice-draft:${accountId}`

/** Returns the words that this person left in this browser; a notice is for everybody, so they are no secret. */
function keptWords(accountId: string): KeptWords {
  try {
    const kept: unknown = JSON.parse(keptText(nameOf(accountId)) ?? 'null')
    return kept === null ? nothingKept : { ...nothingKept, ...(kept as KeptWords) }
  } catch {
    return nothingKept
  }
}

/** Keeps words until the notice is posted; forgets empty ones. */
function keepWords(accountId: string, words: KeptWords): void {
  keepText(nameOf(accountId), isUnwritten(words) ? null : JSON.stringify(words))
}

/** Tells whether no sentence is chosen, and nothing written in any language. */
function isUnwritten(words: KeptWords): boolean {
  return words.sentences.length === 0 && !hasOwnWords(words)
}

export type Moment = 'now' | 'later' | 'draft'
/** By the path of the field. */
type Errors = Readonly<Record<string, string>>

const nothing = [null, null] as const
/** Handles a notice that is being written; its words stay in this browser until it is posted. */
export function usePostNotice(usual: Language) {
  const { id } = useSession()
  const [kept, setWords] = useState(() => keptWords(id))
  const words = { language: usual, ...kept }
  const [files, setFiles] = useState<readonly (File | null)[]>(nothing)
  const [moment, setMoment] = useState<Moment>('now')
  const [time, setTime] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  // The same until something changes, so that a retry after a broken connection posts no second notice.
  const key = useRef(crypto.randomUUID())
  const touched = (...fields: string[]) => {
    key.current = crypto.randomUUID()
    setErrors((all) => errorsBesides(all, fields))
  }
  const write = (next: DraftWords) => {
    setWords(next)
    keepWords(id, next)
    touched(...changedPaths(words, next))
  }
  const empty = () => {
    setWords(nothingKept)
    keepWords(id, nothingKept)
    setFiles(nothing)
    setMoment('now')
    setTime('')
    touched(...Object.keys(errors))
  }
  const post = async () => {
    const images = files.filter((file) => file !== null)
    setBusy(true)
    const found = await problemsOf(words, moment, time)
    if (found) setErrors(found)
    if (!found || Object.keys(found).length > 0) return setBusy(false)
    const publishAt = moment === 'later' ? (instantAt(time, timeZoneHere()) ?? time) : undefined
    const isDraft = moment === 'draft'
    try {
      await postNotice({ words: toSend(words), images, publishAt, isDraft, key: key.current })
      doneToast(noticesWordsNow().done[moment])
      empty()
      await freshen('managed-notices')
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 0) return problemToast(error)
      key.current = crypto.randomUUID()
      const isPicture = error.code.startsWith('document.')
      setErrors(isPicture ? { images: error.said } : fieldErrorsIn(error))
      if (!isPicture && error.fields.length === 0) problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  const choose = (place: number, file: File | null) => {
    setFiles((kept) => kept.map((one, at) => (at === place ? file : one)))
    touched('images')
  }
  const isUnsaved = !isUnwritten(words) || files.some((file) => file !== null)
  return {
    ...{ words, files, moment, time, errors, isBusy, isUnsaved },
    ...{ write, choose, post, empty },
    setMoment: (next: Moment) => {
      setMoment(next)
      touched('publishAt')
    },
    setTime: (next: string) => {
      setTime(next)
      touched('publishAt')
    },
  }
}

/** Leaves out what is wrong with these fields, and below them. */
function errorsBesides(errors: Errors, fields: readonly string[]): Errors {
  const isTouched = (path: string) =>
    fields.some((each) => path === each || path.startsWith(`${each}.`))
  return Object.fromEntries(Object.entries(errors).filter(([path]) => !isTouched(path)))
}

async function problemsOf(words: DraftWords, moment: Moment, time: string) {
  const found = await problemsIn(words)
  if (
    found &&
    moment === 'later' &&
    !(Date.parse(instantAt(time, timeZoneHere()) ?? '') > Date.now())
  )
    found.publishAt = noticeProblems.pastTime
  return found
}
