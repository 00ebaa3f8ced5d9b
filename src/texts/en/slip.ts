import { letterheadWords } from './letterhead.ts'

/** The printed slip with the access code that the candidate takes home. */
export const slipWords = {
  ...letterheadWords,
  title: 'How to open your file',
  open: 'Open this address on any phone or computer, or scan the QR code:',
  number: 'Type your passport number. It ends with',
  code: 'Type this access code:',
  keep: (organisation: string) =>
    `Keep this slip to yourself: anyone with your number and this code can open your file. ${organisation} never asks you for the code. If you lose it, ask us for a new one; the old one then stops working.`,
  reference: (reference: string) => `Record reference ${reference}`,
  printed: (day: string) => `printed ${day}`,
}
