import { readTable } from './read-table.ts'

/** Returns the rows below the names of columns, as an import reads a file of this name. */
export async function rowsOfTable(name: string, bytes: Buffer): Promise<string[][]> {
  const open = async function* () {
    yield bytes
  }
  const { rows } = await readTable({ name, bytes: bytes.length, open })
  const found: string[][] = []
  for await (const { cells } of rows) found.push(cells)
  return found
}
