import type * as english from '../en/verify.ts'
import { privateCompany } from '../private-company.ts'
import type { InAnyLanguage } from '../words.ts'

export const verify: InAnyLanguage<typeof english.verify> = {
  title: 'I-check ang dokumento',
  lead: (organisation) => `Pareho ba ang dokumentong hawak mo sa kopyang hawak ng ${organisation}?`,
  byFile: 'I-check ang file',
  byFileLead:
    'Piliin ang file nang eksakto gaya ng natanggap mo. Hindi tutugma ang litrato o screenshot. Inihahambing namin ito at hindi sine-save.',
  file: 'Ang file',
  fileHint: 'JPEG, PNG, WebP, HEIC, TIFF o BMP, hanggang 15 MiB',
  compare: 'Ihambing ang file',
  stays: 'Fingerprint lang ng file ang ipinapadala. Nananatili sa device mo ang file.',
  working: 'Kinukuha ang fingerprint …',
  fileMissing: 'Pumili muna ng file',
  tooLarge:
    'Hindi namin ito maihahambing, magtanong sa agency. Mas malaki sa 15 MiB ang file, at wala kaming hawak na ganoon kalaki.',
  byReference: 'I-type ang reference',
  byReferenceLead: 'Makikita ito sa slip namin at sa ibabaw ng mga kopya namin.',
  referenceHint: 'CR- at walong letra at numero, halimbawa CR-7K2M9QXD',
  lookUp: 'Hanapin ang reference',
  referenceMissing: 'I-type ang reference',
  byReceipt: 'I-check ang resibo',
  byReceiptLead: 'May numero ang mga resibo namin, at katabi nito ang check value.',
  receipt: 'Numero ng resibo',
  receiptHint: 'Halimbawa 2026-000001, o RC-7K2M9-QXD4T-68',
  receiptCheck: 'Check value ng resibo',
  receiptCheckHint: 'Walong letra at numero, halimbawa 7K2M-9QXD',
  lookUpReceipt: 'Hanapin ang resibo',
  receiptMissing: 'I-type ang numero ng resibo',
  receiptCheckMissing: 'I-type ang check value na nakasulat katabi ng numero',
  receiptIssued: (organisation) => `Ang ${organisation} ang nagbigay ng resibong ito.`,
  refundIssued: (organisation) =>
    `Ang ${organisation} ang nagbigay ng resibong ito para sa perang ibinalik nito.`,
  receiptCorrected: (organisation, date) =>
    `Noong ${date}, itinama ng ${organisation} ang talang pinagmulan ng resibong ito. Hingin sa amin ang tama.`,
  receiptUnknown: (organisation) =>
    `Hindi makumpirma ng ${organisation} ang resibong ito. I-check ang bawat letra at numero, o magtanong sa amin.`,
  receiptLimits: 'Ang hindi nito sinasabi',
  receiptLimitsText: {
    who: 'Kung sino ang nagbayad, at para saan.',
    compare:
      'Ihambing ang numero, halaga at petsa sa papel na hawak mo. Kung may isang hindi tugma, hindi iyan ang resibong ibinigay namin.',
    nothingElse: 'Pribadong papel ang resibo. Wala itong sinasabi tungkol sa visa o permit.',
  },
  receiptOutcomes: {
    issued: 'Kami ang nagbigay ng resibong ito',
    unknown: 'Hindi namin makumpirma ang resibong ito',
  },
  outcomes: {
    same: 'Ito ang file na hawak namin',
    copy: 'Kopya ito na ipinakita ng site na ito',
    superseded: 'Lumang scan ito: may mas bago kaming hawak',
    different: 'Hindi ito file na hawak namin',
    held: 'Amin ang reference na ito',
    unheld: 'Hindi namin alam ang reference na ito',
  },
  same: (organisation, date) => `Ito rin ang file na hawak ng ${organisation} mula ${date}.`,
  copy: (organisation, date) =>
    `Kopya ito na ipinakita ng site na ito. Gawa ito sa dokumentong hawak ng ${organisation} mula ${date}.`,
  documents: (documents) => `${documents} dokumento ang laman nito.`,
  kind: (label) => `Uri ng dokumento: ${label}.`,
  superseded: (organisation) =>
    `May mas bagong scan na ng dokumentong ito ang ${organisation}. Hingin ang mas bago.`,
  different: (organisation) =>
    `Hindi ito file na hawak ng ${organisation}. Hindi ibig sabihin nito na peke ito: nag-iiba ang file kapag sinave o kinunan ulit ng litrato ang dokumento. May mga dokumentong hindi inihahambing kailanman, dahil ang aplikante lang ang puwedeng makakita.`,
  askFor:
    'Hingin sa nagbigay nito ang orihinal na file, o ipa-share sa kanya ang mga dokumento sa website na ito.',
  cannot: 'Hindi namin ito maihahambing, magtanong sa agency.',
  typed: 'Na-type mo:',
  referenceHeld: (organisation) =>
    `May record ang ${organisation} na may ganitong reference. Walang sinasabi ang reference lang tungkol sa dokumentong hawak mo.`,
  referenceUnknown: (organisation) =>
    `Walang masasabi ang ${organisation} tungkol sa reference na ito. I-check ang bawat letra.`,
  shareTitle: 'Hilingin sa may-ari na i-share ito',
  shareSteps: [
    'Bubuksan niya ang sarili niyang file sa website na ito.',
    'Pipiliin niya kung ano ang makikita mo.',
    'Bibigyan ka ng address at share code, at doon mo bubuksan ang mga dokumento.',
  ],
  reach: 'Paano kami makakausap',
  unknownText:
    'Kung gobyerno ang nagbigay ng dokumento, at kung may bisa pa ito. Hindi namin iyon malalaman, anuman ang sagot namin.',
  again: 'Mag-check ng ibang dokumento',
  byPicture: 'Basahin ang QR code mula sa larawan',
  byPictureLead:
    'Pumili ng litrato o screenshot ng code para makita kung saan ito papunta. Binabasa namin ito at hindi sine-save.',
  picture: 'Ang larawan',
  pictureHint: 'JPEG, PNG, WebP, HEIC, TIFF o BMP, hanggang 5 MiB',
  readCode: 'Basahin ang code',
  pictureMissing: 'Pumili muna ng larawan',
  pictureTooLarge:
    'Mas malaki sa 5 MiB ang larawan. Kunan ulit nang mas maliit, o i-crop ang code.',
  pictureUnsupported:
    'Hindi namin mabasa ang file na ito. Pumili ng litrato o screenshot (JPEG, PNG, WebP, HEIC, TIFF o BMP). Kung PDF, kunan ito ng screenshot.',
  noCode:
    'Wala kaming nakitang QR code sa larawang ito. Kunan ulit nang mas malapit, diretso at maliwanag.',
  openOwn: 'Buksan ang page na iyon',
  scan: 'Mag-scan ng QR code',
  scanLead:
    'Itapat ang QR code sa camera para makita kung saan ito papunta. Walang nire-record o ipinapadala.',
  scanStart: 'Buksan ang camera',
  scanStop: 'Isara ang camera',
  scanPicture: 'Ang nakikita ng camera',
  scanLooking: 'Naghahanap ng QR code …',
  scanNoCamera: 'Hindi magamit ang camera. Payagan ito sa browser mo, o i-type ang reference.',
  scanOwn:
    'Papunta sa website namin ang code na ito. Wala itong sinasabi tungkol sa dokumento: kahit sino ay puwedeng kumopya ng code.',
  scanReference: 'May reference sa code na ito. Pindutin ang “Hanapin ang reference”.',
  scanReceipt:
    'May resibo sa code na ito. Ihambing ang numero nito sa papel at pindutin ang “Hanapin ang resibo”.',
  scanForeign: (host) =>
    `Papunta sa ibang website ang code na ito, hindi sa amin: ${host}. Ang code sa pekeng dokumento ay papunta sa page ng gumawa ng peke.`,
  scanOther: 'Walang web address o reference namin sa code na ito.',
}

export const attestation: InAnyLanguage<typeof english.attestation> = {
  title: 'Kumuha ng attestation',
  link: 'Kumuha ng attestation ng dokumento',
  lead: (organisation) =>
    `Isang file na nagsasabing may hawak na kopya ng dokumento mo ang ${organisation}. Hindi nito sinasabing totoo ang dokumento.`,
  gives:
    'Ibigay ito sa bangko, employer o opisina: puwede nila itong i-check kahit wala ang code mo. Sinasabi nito kung kailan namin tinanong ang awtoridad tungkol sa dokumento, o na wala pang nagtanong dito.',
  document: 'Aling dokumento',
  person: 'Ang sinasabi nito tungkol sa iyo',
  withName: 'Pangalan ko',
  withReference: 'Ang reference ng file ko',
  personHint: 'Walang pangalan dito kung hindi mo pipiliin.',
  form: 'Aling uri ng file',
  forms: { 'data-integrity': 'Credential ng W3C (.vc.json)', 'sd-jwt': 'Uri na SD-JWT (.sd-jwt)' },
  formHint:
    'Kunin ang una, maliban kung iba ang hinihingi sa iyo. Kung may program ka para sa SD-JWT, puwede mong alisin ang pangalan o reference mo bago mo ito ibigay.',
  holds:
    'Hanggang 90 araw lang ito. Mas maaga itong natatapos kapag itinago ang file mo, o pinalitan o inalis ang dokumento. Natatapos din ito kapag sinabi mong may mali rito.',
  take: 'Kunin ang file',
  nothing: 'Walang dokumento sa file na ito na puwedeng bigyan ng attestation.',
  saidNo: (date) =>
    `Sumagot ka ng hindi sa pagpapakita sa iba noong ${date}. Para ipakita sa iba ang attestation, kaya hindi ka makakakuha ngayon.`,
  wallet: {
    title: 'Kunin sa wallet app',
    hint: 'Ang wallet ay app na nagtatago ng ganitong attestation at nagpapakita nito para sa iyo. Hindi mo ito kailangan: pareho ang sinasabi ng file.',
    take: 'Ipakita ang code para sa wallet ko',
    lead: (document) =>
      `Para sa wallet app na mayroon ka. Kinukuha nito ang sinasabi rin ng file: na may hawak kaming kopya ng dokumentong ito (${document}). Hindi nito sinasabing totoo ang dokumento. Hindi sapilitan ang wallet.`,
    picture: 'QR code para sa wallet app',
    pin: 'PIN para sa wallet',
    until: 'Gumagana hanggang',
    how: 'Ang gagawin',
    steps: [
      'Buksan ang wallet app mo at i-scan ang code.',
      'Tingnan kung address ng site na ito ang nasa app.',
      'I-type ang PIN kapag hiningi ng app.',
    ],
    here: 'Buksan ang wallet sa phone na ito',
    hereHint:
      'Walang bubukas kung walang wallet app ang phone na ito na kumukuha ng ganitong attestation.',
    once: 'Isang beses lang gumagana ang code. Natatapos ito pagkatapos ng 5 maling PIN, o kapag humingi ka ng iba. Huwag ibigay kaninuman ang code at PIN.',
    back: 'Pumili ulit',
  },
  names: {
    issuer: (agency) => `${agency}: ${privateCompany.fil}`,
    heldBy: (agency) => `Kopyang hawak ng ${agency}`,
    byAgency: 'Kopyang hawak ng pribadong agency',
    description:
      'Sinasabi ng isang pribadong kumpanya, hindi gobyerno, na may hawak itong kopya ng isang file. Hindi nito sinasabi kung totoo ang dokumento, o kung para saan ang visa: ang awtoridad lang na nagbigay ng dokumento ang makakapagsabi niyan.',
    claims: {
      agency: 'Pribadong agency',
      licence: 'Lisensya ng agency',
      regulator: 'Sino ang nagbigay ng lisensya',
      kind: 'Kopyang hawak',
      statement: 'Ang sinasabi nito',
      heldSince: 'Hawak mula',
      sha256: 'Fingerprint ng file (SHA-256)',
      comparisons: 'Sino ang nagtanong sa awtoridad',
      candidateName: 'Pangalan, ayon sa hawak ng agency',
      recordReference: 'Reference ng file ng agency',
    },
  },
  holder: {
    title: 'Ang wallet na pinaggawaan nito',
    holds: (when) =>
      `Pinirmahan nito ito noong ${when} para ipakita sa iba. Hindi namin alam kung kanino: sila lang ang makakapagkumpara nito.`,
    missing:
      'Hindi nito pinirmahan ang ipinadala mo. Hindi ito mali, pero kahit sinong may hawak ng text na ito ay puwedeng magpakita nito.',
  },
  check: 'I-check ang attestation',
  checkLead:
    'File na nagtatapos sa .vc.json o .sd-jwt, o ang patunay ng resibo. Tinitingnan namin ito at hindi sine-save.',
  file: 'Ang attestation',
  text: 'O ang text nito',
  send: 'I-check ang attestation',
  outcomes: {
    'in-force': 'Kami ang pumirma nito, at umiiral pa ito',
    ended: 'Kami ang pumirma nito, pero tinapos na',
    expired: 'Kami ang pumirma nito, pero lipas na ang panahon nito',
    unsure: 'Hindi namin ito pinaninindigan',
    altered: 'Hindi kami ang pumirma ng text na ito',
    foreign: 'Attestation ng iba',
    unreadable: 'Hindi ito attestation',
  },
  signature: 'Pirma',
  signatures: {
    holds: 'Sa amin ito, at ganito ang text noong pinirmahan namin.',
    revoked: 'Nasa ibang kamay ang key noon. Kahit sino ay puwedeng sumulat nito.',
    altered: 'Hindi sa amin. Binago ang text, o hindi namin ito pinirmahan kailanman.',
    unreadable:
      'Wala kaming nakitang attestation sa ipinadala mo. Piliin ang file gaya ng natanggap mo.',
  },
  foreign: (host) =>
    `Pinirmahan ng ${host}, na hindi namin hinuhusgahan. Hindi namin tiningnan ang pirma.`,
  states: {
    'in-force': 'Umiiral pa.',
    ended: 'Tinapos na: hindi na namin ito pinaninindigan, anuman ang dahilan.',
    expired: 'Lipas na ang panahon nito. Humingi ng bago.',
    unknown: 'Wala kaming tala na ginawa namin ito. Huwag itong asahan.',
  },
  says: 'Ang sinasabi nito',
  asked: 'Sino ang nagtanong sa awtoridad',
  comparedNow: 'Ang sinasabi namin tungkol dito ngayon',
  kind: 'Dokumento',
  heldSince: 'Hawak mula',
  sha256: 'Fingerprint ng file (SHA-256)',
  name: 'Pangalan, ayon sa hawak namin',
  reference: 'Reference namin',
  until: 'Umiiral hanggang',
}
