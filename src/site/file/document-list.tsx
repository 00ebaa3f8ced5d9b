import { documentAddress, type Shelf } from './shelf.ts'

/** What is on file: each paper by its name, with the way to its page. What is not shown says so there. */
export function DocumentList({ shelf }: { shelf: Shelf }) {
  const { words, documents, withheld, seen } = shelf
  const kinds = [...new Set([...documents, ...withheld, ...seen].map(({ kind }) => kind))]
  if (kinds.length === 0) return <p className="papers">{words.file.none}</p>
  return (
    <nav className="papers" aria-labelledby="papers">
      <h2 id="papers">{words.file.documents}</h2>
      <ol>
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={documentAddress(shelf, kind)}>{words.kinds[kind]}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
