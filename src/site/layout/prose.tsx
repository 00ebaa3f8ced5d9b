interface ProseProps {
  text: string
  /** Whether `## ` makes a line a heading: on legal pages. */
  hasHeadings?: boolean
}

/** A plain text as paragraphs, which empty lines separate. */
export function Prose({ text, hasHeadings = false }: ProseProps) {
  return (
    <div className="prose">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((part, at) => {
          const key = `${at}`
          return hasHeadings && part.startsWith('## ') ? (
            <h2 key={key}>{part.slice(3)}</h2>
          ) : (
            <p key={key}>{part}</p>
          )
        })}
    </div>
  )
}
