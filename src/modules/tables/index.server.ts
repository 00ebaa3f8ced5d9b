export {
  guessMapping,
  guessPayments,
  guessRecords,
  isOlderExport,
  problemOfNames,
} from './columns/guess-mapping.ts'
export { letters, namesByTarget } from './columns/guess-names.ts'
export { bytesOfEntry } from './formats/packages.ts'
export {
  isStoredNumber,
  storedNumber,
  type TableRow,
  textOfCell,
  unreadable,
  withoutNumberMark,
} from './formats/table.ts'
export { isStruckOut } from './formats/xml.ts'
export { tableRefusals } from './notes/refusals.ts'
export { sayerOf, type ValuesOf, type Words } from './notes/say.ts'
export { readTable } from './read-table.ts'
