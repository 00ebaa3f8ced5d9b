/** What keeps the ledger as it was written, by engine (migrations/0108-ledger-items.ts). */
export const ledgerTriggers = {
  table: 'ledgerEntries',
  sqlite: ['ledgerNoupdate', 'ledgerNodelete'],
  postgres: ['ledgerNoChange'],
}
