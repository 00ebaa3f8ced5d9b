import type { InAnyLanguage } from '../any-language.ts'
import type { slipWords as english } from '../en/slip.ts'
import { letterheadWords } from './letterhead.ts'

export const slipWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'Paano buksan ang file mo',
  open: 'Buksan ang address na ito sa kahit anong phone o computer, o i-scan ang QR code:',
  number: 'I-type ang passport number mo. Nagtatapos ito sa',
  code: 'I-type ang access code na ito:',
  keep: (organisation) =>
    `Huwag ipakita ang slip na ito sa iba. Mabubuksan ng may hawak ng numero mo at ng code na ito ang file mo. Hindi kailanman hihingin ng ${organisation} ang code sa iyo. Kung mawala ito, humingi sa amin ng bago. Hindi na gagana ang luma.`,
  reference: (reference) => `Reference ng record ${reference}`,
  printed: (day) => `na-print noong ${day}`,
}
