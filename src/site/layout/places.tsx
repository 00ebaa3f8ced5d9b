/** Short names, each with its explanation, below each other. */
export function Places({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl className="places">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
