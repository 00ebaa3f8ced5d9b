import { Client } from 'pg'

/** Returns the rows of a statement, over a connection of its own. */
export async function askPostgres(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
