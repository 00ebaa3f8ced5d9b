/** The triggers that prevent changes of ledger entries, by engine (migrations/0001/guards.ts). */
export const ledgerTriggers = {
  table: 'ledgerEntries',
  sqlite: ['ledgerNoupdate', 'ledgerNodelete'],
  postgres: ['ledgerNoChange'],
}
