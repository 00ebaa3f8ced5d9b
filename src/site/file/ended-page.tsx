import type { Words } from '../messages/index.ts'

interface EndedProps {
  words: Words
  /** What a person wrote into a form that came too late; null where no form was sent. */
  written: readonly string[] | null
  /** Where the file is opened again. */
  next: { label: string; href: string }
}

/** The file was open and is closed now; the explanation is the same for every reason (H7). */
export function Ended({ words: { file }, written, next }: EndedProps) {
  return (
    <section className="plain">
      <h1>{file.endedTitle}</h1>
      {written === null ? <p>{file.ended}</p> : <NotSent {...{ file, written }} />}
      <p>
        <a className="button main" href={next.href}>
          {next.label}
        </a>
      </p>
    </section>
  )
}

/** Gives back what was written, which is nowhere else. */
function NotSent({ file, written }: { file: Words['file']; written: readonly string[] }) {
  if (written.length === 0) return <p role="status">{file.nothingSent}</p>
  return (
    <>
      <p role="status">{file.notSent}</p>
      <p id="written">{file.written}</p>
      {written.map((text, at) => (
        <textarea key={at} readOnly rows={rowsFor(text)} aria-labelledby="written" value={text} />
      ))}
    </>
  )
}

function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 40), 0)
  return Math.min(lines, 12)
}
