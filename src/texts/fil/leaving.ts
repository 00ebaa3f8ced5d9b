import { leavingWords, stayingWords } from '#modules/leavings/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { leavingPageWords as english } from '../en/leaving.ts'

export const leavingPageWords: InAnyLanguage<typeof english> = {
  link: 'Umalis sa agency na ito',
  title: 'Umalis sa agency na ito',
  lead: 'Puwede kang umalis kahit kailan. Hindi mo kailangang sabihin kung bakit.',
  happens: 'Ang mangyayari kapag umalis ka',
  points: leavingWords.fil,
  leave: 'Aalis ako sa agency na ito',
  leaveText:
    'Titigil agad ang lahat ng share mo. Hindi na maibabalik ang mga iyon, kahit hindi ka na umalis. Pagkatapos ng 30 araw, aalisin namin ang hindi namin kailangang itabi.',
  leaveYes: 'Oo, aalis ako',
  left: (date) => `Sinabi mo noong ${date} na aalis ka.`,
  due: (date) => `Mula ${date}, aalisin namin ang hindi namin kailangang itabi.`,
  inHand:
    'Hawak pa namin ang ilang orihinal mo. Hiningi mo na ang mga ito; nasa file mo kung hanggang anong araw.',
  stay: 'Hindi na ako aalis',
  stayed: stayingWords.fil,
  consents: 'Ang pinapayagan mo',
  back: 'Bumalik sa file',
}
