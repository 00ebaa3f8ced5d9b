/**
 * Sentences about the columns of a table; translations use these names, which are permanent. The page needs them too,
 * so their English is sent to the browser, and that of all other sentences is not.
 */
export const columnProblems = {
  noSheet: 'Choose at least one sheet.',
  noSuchColumn: 'The table has no column “{name}”. Choose another one.',
  chosenTwice: '“{name}” is chosen for {column} and for something else.',
  columnMissing: 'Choose the column that holds the {field}.',
  namesUnknown:
    'We recognise none of the column names. If the first row holds them, say which column is what. If it does not, that row would be left out: delete what is above the names, or write them above the rows, and choose the table again.',
  notInList: 'Choose one from the list, or leave it empty.',
  olderKind: 'Doc_189_PC is left out: Candor has no such kind of document.',
} as const
