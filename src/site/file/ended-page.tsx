import type { Words } from '../messages/index.ts'

/** The file was open and is closed now; the explanation is the same for every reason (H7). */
export function Ended({ words: { file } }: { words: Words }) {
  return (
    <section className="plain">
      <h1>{file.endedTitle}</h1>
      <p>{file.ended}</p>
      <p>
        <a className="button main" href="/check">
          {file.openAgain}
        </a>
      </p>
    </section>
  )
}
