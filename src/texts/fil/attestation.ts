import type { InAnyLanguage } from '../any-language.ts'
import type { attestationWords as english } from '../en/attestation.ts'
import { privateCompany } from '../private-company.ts'

export const attestationWords: InAnyLanguage<typeof english> = {
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
  back: 'Bumalik sa file',
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
  state: 'Kalagayan',
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
