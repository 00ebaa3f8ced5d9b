import { type Kysely, sql } from 'kysely'

/** An installation that stands already has as many days for its first look-up of the licence as a new one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await change(db, (settings) => ({
    ...settings,
    lookUpsFrom: new Date().toISOString().slice(0, 10),
  }))
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await change(db, ({ lookUpsFrom: _from, licenceLookUp: _found, ...settings }) => settings)
}

type Settings = Record<string, unknown>

async function change(db: Kysely<unknown>, edit: (settings: Settings) => Settings) {
  const { rows } = await sql<{ settings: string }>`
    select "settings" from "organisation" where "id" = 1`.execute(db)
  for (const { settings } of rows)
    await sql`update "organisation" set "settings" = ${JSON.stringify(edit(JSON.parse(settings)))}
      where "id" = 1`.execute(db)
}
