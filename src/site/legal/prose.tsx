/** A plain text as paragraphs: empty lines separate them, and `## ` makes a line a heading. */
export function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((part, at) => {
          const key = `${at}`
          return part.startsWith('## ') ? (
            <h2 key={key}>{part.slice(3)}</h2>
          ) : (
            <p key={key}>{part}</p>
          )
        })}
    </div>
  )
}
