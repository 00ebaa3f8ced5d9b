import type { Kysely } from 'kysely'

export type Database = Kysely<{ records: { name: string } }>
