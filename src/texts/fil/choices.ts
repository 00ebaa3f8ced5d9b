import { consentWords } from '#modules/consents/words.schema'
import type * as english from '../en/choices.ts'
import { ownDataLeftOut } from '../own-data-left-out.ts'
import type { InAnyLanguage } from '../words.ts'

export const consents: InAnyLanguage<typeof english.consents> = {
  title: 'Ang pinapayagan mo',
  lead: 'Sagutin ang bawat isa nang hiwalay. Puwede mong baguhin ang bawat sagot kahit kailan, at epektibo ito agad. Mananatiling bukas sa iyo ang file mo, anuman ang sagot mo.',
  purposes: {
    keeping: consentWords.keeping.fil,
    sharing: consentWords.sharing.fil,
    asking: consentWords.asking.fil,
    messages: consentWords.messages.fil,
    handover: consentWords.handover.fil,
  },
  yes: 'Oo',
  no: 'Hindi',
  changeTo: { given: 'Palitan ng “Oo”', withdrawn: 'Palitan ng “Hindi”' },
  ends: {
    keeping:
      'Hindi na kami magdadagdag ng dokumento mula ngayon. Pagkatapos ng 30 araw, aalisin namin ang hindi namin kailangang itabi, at hindi na iyon maibabalik.',
    sharing:
      'Titigil agad ang lahat ng share mo. Hindi na maibabalik ang mga iyon, kahit sumagot ka ulit ng oo.',
  },
  answers: {
    none: 'Hindi ka pa sumasagot.',
    given: (date) => `Sumagot ka ng oo noong ${date}.`,
    withdrawn: (date) => `Sumagot ka ng hindi noong ${date}.`,
  },
  read: 'Ang nabasa mo noon',
  messagesOneByOne: 'Piliin ang bawat message nang isa-isa',
  takeAlong: 'I-download muna ang lahat ng data mo',
  saved: 'Na-save na. Epektibo na ito mula ngayon.',
}

export const messageSwitches: InAnyLanguage<typeof english.messageSwitches> = {
  title: 'Mga message sa iyo',
  lead: 'Sumusulat kami sa numero ng telepono o email mo na nasa opisina namin. Piliin kung ano ang gusto mong malaman.',
  leadWithoutSending:
    'Hindi nagpapadala ng mga message ang site na ito. Puwedeng sumulat sa iyo ang staff namin mismo. Piliin kung ano ang gusto mong malaman.',
  wanted: 'Sabihan ako',
  kinds: {
    file: 'kapag puwede ko nang makita ang file ko',
    paper: 'kapag may bagong dokumento sa file ko',
    ending: 'isang beses, kapag malapit na ang petsang nakasulat sa isang dokumento ko',
    share: 'kapag may unang nagbukas ng isa sa mga share ko',
    case: 'kapag sinagot ninyo ang sinabi ko',
    class: 'kapag may bagong oras o lugar ang klase ko',
  },
  later:
    'Hindi na namin sasabihin ang nangyari habang naka-off ang message. Makikita mo pa rin ito sa file mo.',
  saved: 'Na-save na. Epektibo agad ito, pati sa mga message na hindi pa namin naipapadala.',
  alwaysTitle: 'Ang lagi naming sinasabi sa iyo',
  always: [
    'Pinalitan o tinapos ang access code mo.',
    'Gumawa ang staff namin ng kopya ng lahat ng data mo.',
    'Kinansela ang isang klase mo.',
    'Magsasara ang agency namin, o hindi na pala magsasara.',
  ],
  alwaysCode: 'Ang code na ikaw mismo ang humingi.',
  why: 'Hindi mo ito mapapatay. Baka iba ang humingi nito, at kailangan mong malaman.',
}

export const codeChange: InAnyLanguage<typeof english.codeChange> = {
  title: 'Palitan ang access code mo',
  lead: 'Gawin ito kung may ibang maaaring nakakaalam ng code mo: tumulong sa iyo, sub-agent, o nag-fill out ng form para sa iyo.',
  stays:
    'Pagkatapos nito, wala nang mabubuksan ang lumang code, at matatapos ang mga share mo. Gumawa ng bago para sa mga nangangailangan pa.',
  handedOver: (date) =>
    `Noong ${date}, isinulat ng aming staff na personal nilang iniabot sa iyo ang code na ito. Kung walang nag-abot sa iyo, baka nasa iba ito: palitan mo dito.`,
  notSo: 'Sabihing hindi ganoon ang nangyari',
  current: 'Ang access code mo ngayon',
  currentHint: '10 letra at numero, mula sa slip mo',
  propose: 'Ipakita ang bagong code',
  newTitle: 'Ang bago mong access code',
  write: 'Isulat ito. Ngayon lang ito ipapakita, at hindi ito nakikita ng staff.',
  notYet: 'Hindi pa ito gumagana. I-type sa ibaba para palitan ang code.',
  typed: 'I-type ang bagong code',
  change: 'Palitan ang code',
  again: 'Magpakita ng iba pang bagong code',
  keep: 'Panatilihin ang luma kong code',
}

export const ownData: InAnyLanguage<typeof english.ownData> = {
  collect: 'Lahat ng data mo: kunin sa opisina namin',
  title: 'I-download ang lahat ng data mo',
  lead: 'Isang file na laman ang hawak namin tungkol sa iyo. Nandoon ang bawat detalye, at ang bawat bersyon ng bawat dokumento bilang minarkahang kopya. Sinasabi nito kung sino ang tumingin sa file mo, ano ang binayaran, at ano ang ginawa.',
  leftOut: ownDataLeftOut.fil,
  original:
    'Sa amin mananatili ang mga orihinal na scan. Nakasulat sa bawat kopya na kopya ito at hindi dokumento ng gobyerno.',
  shared:
    'Laman ng file ang passport at mga medical na dokumento mo. Huwag itong i-save sa phone o computer na ginagamit din ng iba.',
  proofTitle: 'Patunayan muna na ikaw ito',
  proof:
    'Magpapadala kami ng code sa numero ng telepono o email mo na nasa opisina namin. Isang beses lang ito gagana, sa loob ng 15 minuto.',
  send: 'Padalhan ako ng code',
  sent: 'Kung may numero ng telepono o email ang opisina namin para sa iyo, papunta na ang code. Maghintay nang isa o dalawang minuto.',
  code: 'Code mula sa message namin',
  codeHint: '8 numero',
  take: 'I-download ang lahat ng data ko (ZIP)',
  none: 'Walang dumating na code? Magtanong sa opisina namin. Maibibigay rin ng staff ang ganitong file, at sasabihan ka kapag gumawa sila nito.',
  sendsNothing:
    'Hindi nagpapadala ng mga message ang site na ito. Magtanong sa opisina namin; maibibigay rin ng staff ang ganitong file.',
}
