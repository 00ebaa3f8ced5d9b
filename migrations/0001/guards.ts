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
  /** A purge of the record takes the rows along; nothing else does. */
  goesWithRecord?: true
}

const reported = 'What a candidate reported stays as it was reported'
const said = 'What a candidate said of money stays as it was said'
const complained = 'A complaint stays as it was written'
/** Their `mac` tells of who changes a row all the same. */
const reports: readonly Report[] = [
  { table: 'otherContracts', sentence: reported, goesWithRecord: true },
  { table: 'otherContractAnswers', sentence: reported, goesWithRecord: true },
  { table: 'ownPayments', sentence: said, goesWithRecord: true },
  { table: 'ownPaymentAnswers', sentence: said, goesWithRecord: true },
  { table: 'complaints', sentence: complained },
  { table: 'complaintAnswers', sentence: complained },
]

const recordIsThere = `exists (select 1 from "records" where "id" = old."recordId")`

function onSqlite({ table, sentence, goesWithRecord }: Report): string[] {
  const refuse = `begin select raise(abort, '${sentence}'); end`
  const whenRemoved = goesWithRecord ? `when ${recordIsThere} ` : ''
  return [
    `create trigger "${table}NoUpdate" before update on "${table}" ${refuse}`,
    `create trigger "${table}NoDelete" before delete on "${table}" ${whenRemoved}${refuse}`,
  ]
}

function onPostgres({ table, sentence, goesWithRecord }: Report): string[] {
  const letGo = `
      if tg_op = 'DELETE' then
        if not ${recordIsThere} then return old; end if;
      end if;`
  return [
    `create function "${table}Stay"() returns trigger language plpgsql as $$
    begin${goesWithRecord ? letGo : ''}
      raise exception '${sentence}';
    end $$`,
    `create trigger "${table}NoChange" before update or delete on "${table}"
      for each row execute function "${table}Stay"()`,
    `create trigger "${table}NoTruncate" before truncate on "${table}"
      for each statement execute function "${table}Stay"()`,
  ]
}
