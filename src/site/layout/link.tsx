import type { Phrase } from '#modules/speech/by-language.schema'
import type { Words } from '../words.ts'
import { isOutward } from './navigation.ts'
import { spokenIn } from './said.tsx'

/** For every link that somebody entered: no referrer, and no credit with search engines. */
export const enteredLink = 'external nofollow noreferrer'

interface OwnLinkProps {
  url: string
  label: Phrase
  words: Words
}

/** A link that the organisation may have written: one that leaves this site says so in words. */
export function OwnLink({ url, label, words }: OwnLinkProps) {
  const spoken = spokenIn(words, label.language)
  if (!isOutward(url))
    return (
      <a href={url} {...spoken}>
        {label.text}
      </a>
    )
  return (
    <a className="outward" href={url} rel={enteredLink}>
      <bdi {...spoken}>{label.text}</bdi>&nbsp;
      <span className="soft">({words.layout.elsewhere})</span>
    </a>
  )
}
