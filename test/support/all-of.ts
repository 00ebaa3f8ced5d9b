/** Returns one member of each row that comes, in the order in which they come. */
export async function allOf<Row, Name extends keyof Row>(
  rows: AsyncIterable<Row>,
  name: Name,
): Promise<Row[Name][]> {
  const found: Row[Name][] = []
  for await (const row of rows) found.push(row[name])
  return found
}
