import type { Words } from '../messages/index.ts'
import { isOutward } from './navigation.ts'

/** For every link that somebody entered: no referrer, and no credit with search engines. */
export const enteredLink = 'external nofollow noreferrer'

interface OwnLinkProps {
  url: string
  label: string
  words: Words
}

/** A link that the organisation may have written: one that leaves says so in words. */
export function OwnLink({ url, label, words }: OwnLinkProps) {
  if (!isOutward(url)) return <a href={url}>{label}</a>
  return (
    <a className="outward" href={url} rel={enteredLink}>
      <bdi>{label}</bdi>&nbsp;<span className="soft">({words.layout.elsewhere})</span>
    </a>
  )
}
