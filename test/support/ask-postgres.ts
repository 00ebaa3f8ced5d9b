import { Client } from 'pg'

/** The rows that a statement answers, over a connection of its own. */
export async function askPostgres(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
