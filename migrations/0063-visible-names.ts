import { type Kysely, sql } from 'kysely'
import { visibleLine } from '#platform/text/schema'

/** Lines that people entered before marks that nobody sees were taken out of them. */
const lines = {
  records: ['name', 'fatherName', 'motherName'],
  accounts: ['name'],
  apiKeys: ['name'],
  classes: ['title', 'place', 'teacherName'],
  notices: ['title'],
  shares: ['label'],
}
const atOnce = 500

/** Takes marks of direction and what nobody sees out of stored names, as is done with typed ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(lines)) await clean(db, table, columns)
}

/** What was taken out showed nothing, and is not kept. */
export async function down(): Promise<void> {}

async function clean(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const selected = sql.join(['id', ...columns].map((column) => sql.ref(column)))
  for (let last = ''; ; ) {
    const { rows } = await sql<Record<string, string | null>>`
      select ${selected} from ${sql.table(table)} where "id" > ${last}
      order by "id" limit ${atOnce}`.execute(db)
    for (const row of rows)
      for (const column of columns) {
        const entered = row[column] ?? ''
        // A name of nothing but marks looked empty, which a name cannot be.
        const visible = entered && (visibleLine(entered) || '?')
        if (visible === entered) continue
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${visible}
          where "id" = ${row.id}`.execute(db)
      }
    if (rows.length < atOnce) return
    last = rows.at(-1)?.id ?? ''
  }
}
