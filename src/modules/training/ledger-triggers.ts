/** The triggers that prevent changes of ledger entries, by engine (migrations/0108-ledger-items.ts). */
export const ledgerTriggers = {
  table: 'ledgerEntries',
  sqlite: ['ledgerNoupdate', 'ledgerNodelete'],
  postgres: ['ledgerNoChange'],
}
