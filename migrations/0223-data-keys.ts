import type { Kysely } from 'kysely'

/** The keys that stored files are encrypted with, each wrapped by the key of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dataKeys')
    .addColumn('holder', 'text', (column) => column.primaryKey())
    .addColumn('wrapped', 'text', (column) => column.notNull())
    .addColumn('madeAt', 'text', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('dataKeys').execute()
}
