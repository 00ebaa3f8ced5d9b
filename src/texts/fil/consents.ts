import { consentWords } from '#modules/consents/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { consentPageWords as english } from '../en/consents.ts'

export const consentPageWords: InAnyLanguage<typeof english> = {
  link: 'Ang pinapayagan mo',
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
  back: 'Bumalik sa file',
}
