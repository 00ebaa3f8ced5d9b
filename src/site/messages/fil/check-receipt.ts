import type { InAnyLanguage } from '#messages/any-language'
import { letterheadWords } from '#messages/fil/letterhead'
import type { checkReceiptWords as english } from '../en/check-receipt.ts'

export const checkReceiptWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'Resibo ng pag-check',
  keepTitle: 'Itabi ang sagot na ito',
  keepLead:
    'Isang page na puwedeng i-print, may numero, petsa at ang sagot na ito. Mababasa ulit ito rito ng may numero.',
  keep: 'Gumawa ng resibo',
  error: 'Walang nagawang resibo',
  number: 'Numero',
  at: 'Petsa at oras',
  compared: 'Ang inihambing',
  comparisons: {
    file: 'Ang mga byte ng file',
    copy: 'Ang minarkahang kopya na ipinakita ng site na ito',
    reference: 'Ang reference',
    share: 'Wala: binuksan ang mga dokumentong ni-share ng aplikante',
  },
  sha256: 'Fingerprint ng file (SHA-256)',
  reference: 'Reference namin',
  answer: 'Ang sagot noon',
  shown: (organisation) =>
    `Nag-share ang aplikante ng mga kopya ng dokumentong hawak ng ${organisation}. Binuksan ang mga ito sa website na ito.`,
  shownPapers: 'Mga ipinakitang dokumento',
  heldSince: (paper, date) => `Kopya ng “${paper}”, hawak mula ${date}`,
  noPapers: 'Walang dokumento',
  purpose: 'Ni-share para sa',
  label: 'Ang pangalan ng share ayon sa aplikante',
  issuedAs: 'Ibinigay bilang',
  since: 'Ang nagbago mula noon',
  nothingSince: 'Wala sa pagkakaalam namin.',
  ours: 'Sa amin ang resibong ito',
  oursChanged: 'Sa amin ang resibong ito, pero may nagbago mula noon',
  superseded: (organisation, date) =>
    `Napalitan na mula ${date}: may mas bagong scan na ang ${organisation}. Hingin ang mas bago.`,
  withdrawn: (organisation, date) =>
    `Binawi mula ${date}: hindi na ipinapakita ng ${organisation} ang tinutukoy ng resibong ito.`,
  limits: 'Ang hindi sinasabi ng resibong ito',
  limitsText:
    'Sinasabi lang nito kung ano ang inihambing at kailan. Kung awtoridad ang nagbigay ng dokumento, at kung may bisa pa ito, ang awtoridad lang ang makapagsasabi.',
  readAt: (address) =>
    `Mababasa ulit ng kahit sino ang resibong ito sa ${address}. Sinasabi rin doon kung ano ang nagbago mula noon.`,
  qrOf: (address) => `QR code ng ${address}`,
  credential: 'I-download ang resibong may pirma (credential ng W3C, .vc.json)',
  credentialLead:
    'Pinipirmahan namin ito kapag dina-download mo, kasama ang nagbago hanggang noon. Matitingnan ng mga program ang pirma namin. Wala itong pangalan ng sinuman.',
  proof: 'I-download ang patunay mula sa log namin',
  proofLead:
    'Pinatutunayan nito na naisulat ang resibong ito sa log namin. Handa ito isang segundo pagkagawa ng resibo.',
  back: 'Mag-check ng ibang dokumento',
  backToShare: 'Bumalik sa mga ni-share na dokumento',
  look: 'Tingnan ang resibo ng pag-check',
  unknownTitle: 'Walang ganitong resibo',
  mistyped: 'May isang maling letra o numero rito. Ihambing sa resibo mo.',
  unknown:
    'Wala kaming resibo na may ganitong numero. Baka tuluyan na naming binura ang tinutukoy nito. Kung ipinakita ito sa iyo na galing daw sa amin, magtanong sa amin.',
}
