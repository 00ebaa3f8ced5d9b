import { useState } from 'react'
import { call, Problem } from '#api/client'
import { type ProblemParts, problemText } from '#platform/problems.schema'
import { noticesWordsNow } from '#words/notices'
import type { ManagedNotice } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import { savedMeanwhile } from '../ui/use-action.ts'
import { draftOf, problemsIn, toSend } from './draft-words.ts'
import { replacePicture } from './send-notice.ts'

/** Edits a notice: its words against the version that was loaded, its pictures one by one. */
export function useEditNotice(loaded: ManagedNotice) {
  const [notice, setNotice] = useState(loaded)
  const [words, setWords] = useState(() => draftOf(loaded))
  const [errors, setErrors] = useState(() => byPath(loaded.unfit))
  const [newer, setNewer] = useState<ManagedNotice | null>(null)
  const [isBusy, setBusy] = useState(false)
  const goOnFrom = (current: ManagedNotice) => {
    setNotice(current)
    setNewer(null)
  }
  const run = async (work: () => Promise<ManagedNotice>, done: string, field: string) => {
    setBusy(true)
    setErrors({})
    try {
      const saved = await work()
      goOnFrom(saved)
      setErrors(byPath(saved.unfit))
      doneToast(done)
      await freshen('managed-notices')
      return saved
    } catch (error) {
      const current = savedMeanwhile<ManagedNotice>(error)
      if (current) setNewer(current)
      else if (error instanceof Problem && !isNoMatterOfFields(error))
        setErrors({ [field]: sentenceOf(error), ...byPath(error.fields) })
      else problemToast(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  const save = async () => {
    const wrong = await problemsIn(words)
    if (!wrong) return
    if (Object.keys(wrong).length > 0) return setErrors(wrong)
    const params = { id: notice.id }
    const change = () =>
      call('PATCH /notices/{id}', { params, version: notice.version, body: toSend(words) })
    const saved = await run(change, noticesWordsNow().done.saved, 'text')
    if (saved) setWords(draftOf(saved))
  }
  return {
    ...{ notice, words, errors, newer, isBusy, setWords, save },
    isChanged: JSON.stringify(toSend(words)) !== JSON.stringify(toSend(draftOf(notice))),
    replace: (place: number, file: File) =>
      run(
        () => replacePicture(notice, place, file),
        noticesWordsNow().done.replaced,
        `image-${place}`,
      ),
    remove: (place: number) =>
      run(
        () =>
          call('DELETE /notices/{id}/images/{place}', {
            params: { id: notice.id, place: String(place) },
            version: notice.version,
          }),
        noticesWordsNow().done.pictureRemoved,
        `image-${place}`,
      ),
    /** Another admin was faster: continue from their version, with my words or with theirs. */
    keepMine: goOnFrom,
    takeTheirs: (current: ManagedNotice) => {
      setWords(draftOf(current))
      goOnFrom(current)
    },
  }
}

/** Tells whether no field can fix it: a lost connection, or an ended session. */
function isNoMatterOfFields({ status }: Problem): boolean {
  return status === 0 || status === 401
}

function byPath(fields: readonly (ProblemParts & { path: string })[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ path, ...problem }) => [path, problemText(problem)]))
}
