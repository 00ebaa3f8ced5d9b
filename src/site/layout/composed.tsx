import type { Part } from '#modules/speech/compose.schema'

interface PartsProps {
  parts: readonly Part[]
  /** False inside a link. */
  isLinked?: boolean
}

/** A composed sentence: what a gap took from a table or from settings is isolated, and links where its row does. */
export function Parts({ parts, isLinked = true }: PartsProps) {
  return parts.map(({ text, entered, href }, at) => {
    const shown = entered ? <bdi key={`${at}`}>{text}</bdi> : text
    if (!href || !isLinked) return shown
    return (
      <a key={`${at}`} href={href} rel={href.startsWith('/') ? undefined : 'nofollow'}>
        {shown}
      </a>
    )
  })
}

/** Composed sentences, each a paragraph. */
export function Composed({ sentences }: { sentences: readonly (readonly Part[])[] }) {
  return (
    <div className="prose">
      {sentences.map((parts, at) => (
        <p key={`${at}`}>
          <Parts parts={parts} />
        </p>
      ))}
    </div>
  )
}
