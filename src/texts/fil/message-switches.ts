import type { InAnyLanguage } from '../any-language.ts'
import type { messageSwitchWords as english } from '../en/message-switches.ts'

export const messageSwitchWords: InAnyLanguage<typeof english> = {
  link: 'Mga message sa iyo',
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
  save: 'I-save',
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
  back: 'Bumalik sa file',
}
