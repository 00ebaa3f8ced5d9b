import type { InAnyLanguage } from '../any-language.ts'
import type { complaintWords as english } from '../en/complaint.ts'

export const complaintWords: InAnyLanguage<typeof english> = {
  made: 'I-save o i-print na ang page na ito. Hindi na namin ito maipapakita ulit.',
  saved: 'Nasa file din ang patunay, para sa mga eksperto, na walang nagbago nito.',
  save: 'I-save ang page bilang file',
  sheetTitle: 'Reklamo',
  number: 'Numero',
  at: 'Isinulat noong',
  aboutShort: 'Tungkol sa',
  contact: 'Paano makakausap',
  origin: 'Sariling bansa',
  destination: 'Bansa ng trabaho',
  kept: 'Ipinadala sa agency',
  isSent: 'Oo, sa araw ding iyon',
  isKept: 'Hindi. Numero at petsa lang ang nasa agency, hindi ang sulat.',
  digest: 'Fingerprint ng sulat (SHA-256)',
  random: 'Random na bahagi ng fingerprint',
  proof: 'Patunay mula sa log',
  proofText:
    'Ipinapakita nito na naisulat ang fingerprint na ito sa log ng agency sa oras na iyon. Mahahalata kung idagdag ito nang huli o alisin.',
  proofLater: (address) => `Magiging handa ang patunay sa loob ng isang minuto sa ${address}.`,
  words: 'Ang nasa itaas ay salita ng nagrereklamo. Hindi ito isinulat ng agency.',
  foot: (address) => `Petsa at anumang sagot: ${address}`,
  fileProof:
    'Ang linyang ito ang binigyan ng numero. Ang SHA-256 nito ay ang fingerprint sa itaas:',
  logKey: 'Key ng log:',
  standingKept: 'Ang sumulat lang ang may hawak ng laman. Hindi ito ipinadala sa amin.',
  standingSent: 'Ipinadala ito sa amin. Hindi namin ipinapakita rito ang laman.',
  unanswered: 'Hindi pa kami sumasagot.',
  answered: (date) => `Ang sagot namin noong ${date}:`,
  download: 'I-download ang patunay mula sa log namin',
}
