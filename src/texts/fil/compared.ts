import type { InAnyLanguage } from '../any-language.ts'
import type { comparedWords as english } from '../en/compared.ts'

export const comparedWords: InAnyLanguage<typeof english> = {
  both: (first, second) => `${first} at ${second}`,
  nobody: (authority) => `Wala pang nagtanong dito sa ${authority}.`,
  one: (authority, day) =>
    `Isa sa staff namin ang nagtanong sa ${authority} noong ${day}. Kailangan pang magtanong ng ikalawang tao, kaya hindi pa namin sinasabi ang ipinakita nito.`,
  same: (authority, days) =>
    `Dalawa sa staff namin ang nagtanong sa ${authority} noong ${days}; tugma sa kopyang ito ang ipinakita noon. Puwede itong magbago anumang araw.`,
  unclear: (authority, days) =>
    `Dalawa sa staff namin ang nagtanong sa ${authority} noong ${days}. Isa man lang sa kanila ang walang nakita tungkol sa dokumentong ito, o hindi sinagot.`,
  other: (authority, days) =>
    `Nagtanong ang staff namin sa ${authority} noong ${days}. Iba sa kopyang ito ang ipinakita sa isa sa kanila. May ibang tao rito na nagpasyang ipakita ulit ang kopya.`,
  old: (days) => `Mahigit ${days} araw na iyon.`,
  askYourself: 'Paano ka mismo magtatanong',
  withheld: {
    asked: (authority, day) =>
      `Nagtanong kami sa ${authority} noong ${day}. Iba sa kopya namin ang sagot nito.`,
    askedBefore:
      'Nagtanong kami sa isang awtoridad tungkol sa dokumentong ito. Iba sa kopya namin ang sagot nito.',
    open: 'Tinitingnan pa namin ito, at hindi namin ipinapakita ang dokumento kahit kanino hangga’t wala kaming nalalamang higit pa.',
    decided: (day) =>
      `Natingnan na namin ito, at hindi na namin ipinapakita ang dokumento mula ${day}.`,
    notSaid:
      'Maraming puwedeng dahilan. Hindi nito sinasabi kung ano ang mali, o na may ginawa kang mali.',
    next: 'Magtanong sa opisina namin. Puwede mo ring tanungin mismo ang awtoridad.',
  },
}
