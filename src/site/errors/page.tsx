import { assets } from '../assets.ts'
import type { Words } from '../messages/index.ts'

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
        <a className="quiet" href="/report">
          {layout.report}
        </a>
      </p>
    </section>
  )
}

interface PlainErrorProps {
  words: Words
  title: string
  sentences: readonly string[]
  /** Before the set-up there is no home page to return to. */
  hasHome: boolean
  /** Whether the sentence advises to sign in. */
  asksToSignIn?: boolean
  /** The address of this page, when asking for it later may help. */
  again?: string | null
}

export function PlainError(props: PlainErrorProps) {
  const { words, title, sentences, hasHome, asksToSignIn = false, again = null } = props
  return (
    <section className="plain">
      <h1>{title}</h1>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {again !== null && (
        <p>
          <a className="button" href={again}>
            {words.errors.again}
          </a>
        </p>
      )}
      {hasHome && again === null && (
        <p>
          {asksToSignIn ? (
            <a className="button" href="/login">
              {words.login.title}
            </a>
          ) : (
            <a className="button" href="/">
              {words.errors.backHome}
            </a>
          )}
        </p>
      )}
    </section>
  )
}
