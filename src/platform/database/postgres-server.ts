import type { ClientBase } from 'pg'
import { DatabaseObstacle } from './database-failure.ts'

/** The oldest server whose SQL we use and test. */
const oldest = 130000

/** A server that follows another. This may pass: it may be promoted, or another host tried. */
export class Standby extends DatabaseObstacle {
  constructor() {
    super(
      'This database server is a standby and accepts no changes. Name the primary in CANDOR_DATABASE_URL, or all hosts separated by commas.',
    )
  }
}

/** A primary that is told to accept no changes. This may pass as well. */
export class ReadOnly extends DatabaseObstacle {
  constructor() {
    super(
      'This database accepts no changes at the moment: default_transaction_read_only is on. Some services switch it on when their disk is full.',
    )
  }
}

/**
 * Asks a new connection what it reached.
 * @throws Standby, ReadOnly, or DatabaseObstacle for a server that is not PostgreSQL, or is too old
 */
export async function refuseUnlessPrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ engine: string; number: string }>(
    `select version() as engine, current_setting('server_version_num') as number`,
  )
  const [{ engine = '', number = '0' } = {}] = rows
  if (!/^PostgreSQL \d/.test(engine) || Number(number) < oldest)
    throw new DatabaseObstacle(
      'This database is not PostgreSQL 13 or newer. Candor relies on locks that other engines do not keep; see docs/reference.md.',
    )
  const { rows: states } = await client.query<{ standby: boolean; readOnly: boolean }>(
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') = 'on' as "readOnly"`,
  )
  if (states[0]?.standby !== false) throw new Standby()
  if (states[0].readOnly !== false) throw new ReadOnly()
}
