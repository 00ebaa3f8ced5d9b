/**
 * Rows that stay as they were written. The database itself refuses to change or to remove one, so that a mistake in the
 * program, or a hurried hand at the database's prompt, cannot do it quietly.
 */
export function guards(engine: 'sqlite' | 'postgres'): string[] {
  return engine === 'sqlite'
    ? [...ledger.sqlite, ...reports.flatMap(onSqlite)]
    : [...ledger.postgres, ...reports.flatMap(onPostgres)]
}

const counterEntry = 'The ledger is append-only: correct by a counter-entry'
const ledger = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger "ledgerNo${change}" before ${change} on "ledgerEntries"
      begin select raise(abort, '${counterEntry}'); end`,
  ),
  postgres: [
    `create function "ledgerStays"() returns trigger language plpgsql as $$
    begin raise exception '${counterEntry}'; end $$`,
    `create trigger "ledgerNoChange" before update or delete or truncate on "ledgerEntries"
      for each statement execute function "ledgerStays"()`,
  ],
}

interface Report {
  table: string
  sentence: string
  /** The columns that stay, where others say how far it is. */
  columns?: string
  /** When a row may go: where nothing else is named, when a purge has removed its record. */
  unless: string
}

const recordIsThere = `exists (select 1 from "records" where "id" = old."recordId")`
const brought = 'What was said in a case stays as it was said'
/** Their `mac` tells of who changes a row all the same. */
const reports: readonly Report[] = [
  {
    ...{ table: 'cases', sentence: brought },
    columns: ['id', 'number', 'kind', 'recordId', 'accountId', 'part', 'partId', 'said', 'digest']
      .concat(['file', 'amount', 'currency', 'stays', 'createdAt', 'mac'])
      .map((column) => `"${column}"`)
      .join(', '),
    unless: `old."stays" = 0 or (old."recordId" is not null and not ${recordIsThere})`,
  },
  {
    ...{ table: 'caseSteps', sentence: brought },
    unless: `not exists (select 1 from "cases" where "id" = old."caseId")`,
  },
]

function onSqlite({ table, sentence, columns, unless }: Report): string[] {
  const refuse = `begin select raise(abort, '${sentence}'); end`
  const of = columns === undefined ? '' : ` of ${columns}`
  return [
    `create trigger "${table}NoUpdate" before update${of} on "${table}" ${refuse}`,
    `create trigger "${table}NoDelete" before delete on "${table}" when not (${unless}) ${refuse}`,
  ]
}

function onPostgres({ table, sentence, columns, unless }: Report): string[] {
  const of = columns === undefined ? '' : ` of ${columns}`
  return [
    `create function "${table}Stay"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if ${unless} then return old; end if;
      end if;
      raise exception '${sentence}';
    end $$`,
    `create trigger "${table}NoChange" before update${of} or delete on "${table}"
      for each row execute function "${table}Stay"()`,
    `create trigger "${table}NoTruncate" before truncate on "${table}"
      for each statement execute function "${table}Stay"()`,
  ]
}
