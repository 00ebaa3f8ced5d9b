import { type Kysely, sql } from 'kysely'

/** A notice has a language, and may be there in others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "notices" add column "language" text not null default 'en'`.execute(db)
  await sql`alter table "notices" add column "translations" text not null default '{}'`.execute(db)
  const offered = await offeredLanguages(db)
  const { rows } = await sql<{ id: string; title: string; text: string }>`
    select "id", "title", "text" from "notices"`.execute(db)
  for (const { id, title, text } of rows)
    await sql`update "notices" set "language" = ${writtenIn(title + text, offered)}
      where "id" = ${id}`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['translations', 'language'])
    await sql`alter table "notices" drop column ${sql.ref(name)}`.execute(db)
}

const scripts: Readonly<Record<string, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  bn: /\p{Script=Bengali}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ne: /\p{Script=Devanagari}/gu,
  ar: /\p{Script=Arabic}/gu,
  fil: /\p{Script=Latin}/gu,
}

/** The offered language in whose letters most is written: nobody is told that Bengali is "only in English". */
function writtenIn(words: string, offered: readonly string[]): string {
  const letters = (language: string) => words.match(scripts[language] ?? /^$/)?.length ?? 0
  return offered.toSorted((one, other) => letters(other) - letters(one))[0] ?? 'en'
}

async function offeredLanguages(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ settings: string }>`
    select "settings" from "organisation" where "id" = 1`.execute(db)
  return JSON.parse(rows[0]?.settings ?? '{}').languages ?? ['en', 'bn']
}
