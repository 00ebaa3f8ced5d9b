/** Before the text of a cell that a spreadsheet stores as a number. No letter: it is of private use. */
const mark = '\uf8ff'

/** Marks the text of a number: 1234567 may have been typed 01234567. */
export const storedNumber = (text: string) => mark + text

export const isStoredNumber = (cell: string) => cell.startsWith(mark)

export const withoutNumberMark = (cell: string) => (isStoredNumber(cell) ? cell.slice(1) : cell)
