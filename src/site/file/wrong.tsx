import { calledWrongSince, type Mark } from '#modules/cases/schema'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../words.ts'

interface WrongProps {
  /** Where the file is shown. */
  at: '/file' | '/my/file' | '/shared'
  words: Words
  contested: readonly Mark[]
  about: Mark['about']
  target: string
  /** Its name for a screen reader, where links look alike. */
  label: string
}

/** Says that the candidate calls it wrong; before that, on one's own file, offers the way to say so. */
export function Wrong({ words, contested, about, target, label, at }: WrongProps) {
  const { cases, file } = words
  const since = calledWrongSince(contested, about, target)
  if (since !== null) {
    const said = at === '/shared' ? file.calledWrong : file.youCalledWrong
    return <span className="contest">{said(longDate(since, words))}</span>
  }
  if (at === '/shared') return null
  return (
    <a className="contest screen-only" href={`${at}/tell/mistake?part=${about}:${target}`}>
      {cases.link}
      <span className="unseen">{`: ${label}`}</span>
    </a>
  )
}
