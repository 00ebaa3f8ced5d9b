import type { Words } from '../words.ts'

/** The way from the result of a check back to the question. */
export function CheckAnother({ words }: { words: Words }) {
  return (
    <p>
      <a className="button" href="/verify">
        {words.verify.again}
      </a>
    </p>
  )
}
