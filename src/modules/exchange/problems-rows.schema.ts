/** Sentences about a whole row, and about the import; like the tables of `problems.schema.ts`. */
export const rowProblems = {
  ofColumn: '{column}: {problem}',
  cellLeftOut: '{column}: {problem} This cell is left out.',
  leftOut: '{problem} This cell is left out.',
  ofPaper: '{kind}: {problem}',
  datesLeftOut: '{kind}: {problem} Its dates are left out.',
  manyCells:
    'This row has more cells than the table has column names. Put cells that contain the delimiter in quotation marks, or give every column a name.',
  agencyCloses: 'No new records can be added: this agency is closing.',
  licenceStops:
    'No new records now: the licence of this agency has to be looked up in the register first. Settings says why.',
  underAge: 'Date of birth: this candidate is under 18. The record waits, and cannot be approved.',
  otherStage:
    'Stage: this record is on file in another stage, and an import does not change that. Move it under Stages.',
  otherContract:
    'Contract: this record is on file, and an import adds terms to new records only. Enter them on its page.',
  otherPapers:
    'Originals in hand: this record is on file, and an import adds originals in hand to new records only. Note them on its page.',
  approvedHere:
    'State: this record is approved here, and an import does not change that. Withdraw the approval on its page, or empty the cell.',
  notApprovedHere:
    'State: this record is not approved here, and an import does not change that. Approve it on its page, or empty the cell.',
  onFile:
    'A record with this passport number is on file already, {difference}. Choose “Update records that are on file”, or take this row out.',
  inRow:
    'This passport number is in row {row} too, {difference}. Keep the right row, or correct the number.',
  refund:
    'Money that was handed back is not imported. Note it on the record’s page, at its payment.',
  noCandidate: 'This row names no candidate. Write the passport number, or take the row out.',
  noRecord:
    'No record with this number is on file. Bring the candidates in first, or correct the number.',
  severalRecords: 'Several records have this number. Write the passport number.',
  correctedSince:
    'This payment was in the ledger and has been corrected there, so it is not recorded again.',
  paymentStays:
    'This payment stays: it was corrected, or some of it was handed back, after the import.',
  deletedSince: 'Not put back: this record was deleted after the import.',
  changedSince: 'Not put back, because it was changed after the import: {changed}.',
  notPutBack: 'Not put back: {problem}',
} as const

/** About an import that does not continue. */
export const importProblems = {
  former:
    'The person who began this import may no longer import, so it was stopped. Another admin can import the rest.',
  failed: 'Something failed on our side. Candor will try again; the server’s log says more.',
} as const
