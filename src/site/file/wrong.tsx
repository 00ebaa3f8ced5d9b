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

/** Says that the candidate calls it wrong, nothing where nobody did. */
export function CalledWrong({ words, contested, about, target, at }: Omit<WrongProps, 'label'>) {
  const since = calledWrongSince(contested, about, target)
  if (since === null) return null
  const said = at === '/shared' ? words.file.calledWrong : words.file.youCalledWrong
  return <span className="contest">{said(longDate(since, words))}</span>
}

/** The same; before that, on one's own file, offers the way to say so. */
export function Wrong({ label, ...props }: WrongProps) {
  const { words, contested, about, target, at } = props
  const { cases } = words
  if (at === '/shared' || calledWrongSince(contested, about, target) !== null)
    return <CalledWrong {...props} />
  return (
    <a className="contest screen-only" href={`${at}/tell/mistake?part=${about}:${target}`}>
      {cases.link}
      <span className="unseen">{`: ${label}`}</span>
    </a>
  )
}
