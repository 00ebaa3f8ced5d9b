import type { Words } from '../messages/index.ts'

/** The way from what a check came to back to the question. */
export function CheckAnother({ words }: { words: Words }) {
  return (
    <p>
      <a className="button" href="/verify">
        {words.verify.again}
      </a>
    </p>
  )
}
