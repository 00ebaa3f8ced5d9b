import type * as english from '../en/check.ts'
import type { InAnyLanguage } from '../words.ts'
import { letterheadWords } from './printed.ts'

const seeOne = (document: string) => `Makikita mo ang detalye mo at ang kopya namin ng ${document}.`

export const check: InAnyLanguage<typeof english.check> = {
  kinds: {
    all: {
      title: 'Tingnan ang file mo',
      name: 'File mo',
      about: 'Lahat ng dokumentong hawak namin para sa iyo.',
      lead: 'I-type ang isa sa mga numero mo at ang access code na nasa slip namin.',
    },
    'work-permit': {
      title: 'Tingnan ang work permit mo',
      name: 'Work permit mo',
      about: 'Ang mga detalye mo at ang sertipiko ng work permit.',
      lead: seeOne('sertipiko ng work permit'),
    },
    'visa-paper': {
      title: 'Tingnan ang dokumento ng visa mo',
      name: 'Dokumento ng visa',
      about: 'Ang mga detalye mo at ang dokumento ng visa.',
      lead: seeOne('dokumento ng visa'),
    },
    'application-status': {
      title: 'Tingnan ang status ng application mo',
      name: 'Status ng application',
      about: 'Ang mga detalye mo at ang sulat tungkol sa application mo.',
      lead: seeOne('sulat tungkol sa application'),
    },
    lmia: {
      title: 'Tingnan ang LMIA letter mo',
      name: 'LMIA letter mo',
      about: 'Ang mga detalye mo at ang sertipiko ng LMIA.',
      lead: seeOne('sertipiko ng LMIA'),
    },
  },
  where: 'Saan makikita ang mga ito',
  places: [
    [
      'Passport number',
      'Nasa sulok ng pahinang may litrato mo. Sa maraming bansa, dalawang letra at pitong numero ito.',
    ],
    [
      'Reference number',
      'Ang numero ng application mo. Makikita ito sa itaas ng mga sulat mula sa awtoridad.',
    ],
    [
      'Access code',
      'Nasa slip na ibinigay namin sa iyo. Kapag binigyan ka namin ng bago, hindi na gagana ang luma.',
    ],
  ],
  passport: 'Passport number mo',
  passportHint: 'Sa pahina ng litrato, gaya ng BX0123456',
  number: 'Passport o reference number mo',
  numberHint: 'Sa pahina ng litrato, o sa sulat sa iyo',
  code: 'Access code mo',
  codeHint: 'Sampung letra at numero sa slip namin, halimbawa 7QXK2-M9PDA',
  open: 'Buksan ang file ko',
  numberMissing: 'I-type ang passport number o reference number mo',
  codeMissing: 'I-type ang access code na nasa slip mo',
  noData: 'Walang nakita (No Data Found)',
  noDataHelp: [
    'Ihambing ang numero sa dokumento, letra por letra.',
    'Gamitin ang code sa pinakabago mong slip. Hindi na gumagana ang mga lumang code.',
    'Mabubuksan lang ang file kapag binuksan na ito ng staff namin para sa iyo.',
  ],
  notOpenTitle: 'Hindi bukas ang file na ito sa browser na ito',
  notOpen:
    'Isinara ito, o hindi tinanggap ng browser mo ang cookie na ginagamit namin para manatiling bukas ang file. Buksan ulit. Kung bumalik ka sa page na ito, payagan ang cookies sa website na ito o gumamit ng ibang browser.',
  shareCodeTitle: 'Sampung letra at numero ang access code',
  shareCode:
    'Siyam ang na-type mo. Ihambing ang code sa slip mo. Kung may nagbigay sa iyo ng code para makita ang mga dokumento niya, share code iyon. Sa ibang page iyon bubuksan.',
  newCode: 'Humingi ng bagong code sa amin',
  keepCode:
    'Hindi mabubuksan ang file kung numero lang ang alam. Huwag ibigay ang code sa iba. Hindi namin ito hinihingi sa tawag o message.',
}

export const checkReceipt: InAnyLanguage<typeof english.checkReceipt> = {
  ...letterheadWords,
  title: 'Resibo ng pag-check',
  keepTitle: 'Itabi ang sagot na ito',
  keepLead:
    'Isang page na puwedeng i-print, may numero, petsa at ang sagot na ito. Mababasa ulit ito rito ng may numero.',
  keep: 'Gumawa ng resibo',
  error: 'Walang nagawang resibo',
  at: 'Petsa at oras',
  compared: 'Ang inihambing',
  comparisons: {
    file: 'Ang mga byte ng file',
    copy: 'Ang minarkahang kopya na ipinakita ng site na ito',
    reference: 'Ang reference',
    share: 'Wala: binuksan ang mga dokumentong ni-share ng aplikante',
    attestation: 'Attestation na ipinakita: ang pirma at kalagayan nito',
    receipt: 'File ng resibo na ipinakita: ang pirma at kalagayan nito',
    payment: 'Ang numero at check value ng resibo ng pera',
  },
  shownSha256: 'Fingerprint ng ipinakita (SHA-256)',
  answer: 'Ang sagot noon',
  shown: (organisation) =>
    `Nag-share ang aplikante ng mga kopya ng dokumentong hawak ng ${organisation}. Binuksan ang mga ito sa website na ito.`,
  attestationEnds: 'Hanggang kailan ang attestation',
  verdicts: {
    'in-force': (organisation) =>
      `Pinirmahan ng ${organisation} ang attestation na ipinakita, at umiiral ito noon.`,
    expired: (organisation) =>
      `Pinirmahan ng ${organisation} ang attestation na ipinakita, pero lipas na ang panahon nito.`,
    ended: (organisation) =>
      `Pinirmahan ng ${organisation} ang attestation na ipinakita, pero hindi na nito pinaninindigan.`,
    ours: (organisation) =>
      `Resibo ng ${organisation} ang file na ipinakita, gaya ng pinirmahan. Walang nalalamang nagbago mula noon.`,
    changed: (organisation) =>
      `Resibo ng ${organisation} ang file na ipinakita, gaya ng pinirmahan. May nagbago na mula noon: tingnan ang resibong iyon.`,
    unsure: (organisation) => `Hindi pinaninindigan ng ${organisation} ang ipinakita.`,
    altered: (organisation) => `Hindi pinirmahan ng ${organisation} ang text na ipinakita.`,
    foreign: (organisation) =>
      `Ibang nagbigay ang nakasulat sa ipinakita, at hindi ito hinuhusgahan ng ${organisation}. Hindi tiningnan ang pirma.`,
    issued: (organisation) =>
      `Ang ${organisation} ang nagbigay ng resibong may ganitong numero at check value nito.`,
    refunded: (organisation) =>
      `Ang ${organisation} ang nagbigay ng resibong may ganitong numero at check value nito, para sa perang ibinalik.`,
    unconfirmed: (organisation) =>
      `Hindi nakumpirma ng ${organisation} ang resibong may ganitong numero at check value.`,
  },
  amountNotRepeated:
    'Hindi inulit dito ang halaga at petsa. Hanapin ang resibo gamit ang check value para maihambing ang mga ito.',
  wasCorrected: (organisation) =>
    `Itinama na ng ${organisation} ang talang pinagmulan ng resibong iyon bago ang pag-check na ito.`,
  notRepeated:
    'Hindi namin tiningnan kung sino ang nagpakita nito. Walang pangalan mula rito ang inulit.',
  shownDocuments: 'Mga ipinakitang dokumento',
  heldSince: (document, date) => `Kopya ng “${document}”, hawak mula ${date}`,
  noDocuments: 'Walang dokumento',
  issuedAs: 'Ibinigay bilang',
  since: 'Ang nagbago mula noon',
  nothingSince: 'Wala sa pagkakaalam namin.',
  ours: 'Sa amin ang resibong ito',
  oursChanged: 'Sa amin ang resibong ito, pero may nagbago mula noon',
  superseded: (organisation, date) =>
    `Napalitan na mula ${date}: may mas bagong scan na ang ${organisation}. Hingin ang mas bago.`,
  withdrawn: (organisation, date) =>
    `Binawi mula ${date}: hindi na ipinapakita ng ${organisation} ang tinutukoy ng resibong ito.`,
  corrected: (organisation, date) =>
    `Itinama mula ${date}: itinama ng ${organisation} ang talang pinagmulan ng resibo ng pera. Hingin ang tama.`,
  changed: (date) => `May nagbago mula ${date}: tingnan ang resibong ipinakita ang file.`,
  ended: (organisation, date) =>
    `Natapos mula ${date}: hindi na pinaninindigan ng ${organisation} ang attestation, anuman ang dahilan.`,
  expired: (date) => `Lipas na mula ${date}: tapos na ang panahon ng attestation.`,
  limits: 'Ang hindi sinasabi ng resibong ito',
  limitsText:
    'Sinasabi lang nito kung ano ang inihambing at kailan. Kung awtoridad ang nagbigay ng dokumento, at kung may bisa pa ito, ang awtoridad lang ang makapagsasabi.',
  readAt: (address) =>
    `Mababasa ulit ng kahit sino ang resibong ito sa ${address}. Sinasabi rin doon kung ano ang nagbago mula noon.`,
  credential: 'I-download ang resibong may pirma (credential ng W3C, .vc.json)',
  credentialLead:
    'Pinipirmahan namin ito kapag dina-download mo, kasama ang nagbago hanggang noon. Matitingnan ng mga program ang pirma namin. Wala itong pangalan ng sinuman.',
  proof: 'I-download ang patunay mula sa log namin',
  proofLead:
    'Pinatutunayan nito na naisulat ang resibong ito sa log namin. Handa ito isang segundo pagkagawa ng resibo.',
  backToShare: 'Bumalik sa mga ni-share na dokumento',
  look: 'Tingnan ang resibo ng pag-check',
  unknownTitle: 'Walang ganitong resibo',
  mistyped: 'May isang maling letra o numero rito. Ihambing sa resibo mo.',
  unknown:
    'Wala kaming resibo na may ganitong numero. Baka tuluyan na naming binura ang tinutukoy nito. Kung ipinakita ito sa iyo na galing daw sa amin, magtanong sa amin.',
}
