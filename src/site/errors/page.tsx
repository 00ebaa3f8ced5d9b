import { assets } from '../assets.ts'
import type { Words } from '../words.ts'

/** The black page of an address with nothing behind it. */
export function NotFound({ words: { errors, layout } }: { words: Words }) {
  return (
    <section className="nothing">
      <img src={assets.nothingHere.url} alt="" width={320} height={220} loading="lazy" />
      <h1>{errors.notFoundTitle}</h1>
      <p>{errors.notFound}</p>
      <p>
        <a className="button" href="/">
          {errors.backHome}
        </a>
      </p>
      <p>
        <a className="quiet" href="/tell/concern">
          {layout.report}
        </a>
      </p>
    </section>
  )
}

interface PlainErrorProps {
  title: string
  sentences: readonly string[]
  /** What to do next, if anything: before the set-up there is no home page to return to. */
  next?: { label: string; href: string } | null
}

export function PlainError({ title, sentences, next = null }: PlainErrorProps) {
  return (
    <section className="plain">
      <h1>{title}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {next !== null && (
        <p>
          <a className="button" href={next.href}>
            {next.label}
          </a>
        </p>
      )}
    </section>
  )
}
