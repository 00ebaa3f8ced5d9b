import type { InAnyLanguage } from '../any-language.ts'
import type { sightingWords as english } from '../en/sightings.ts'

export const sightingWords: InAnyLanguage<typeof english> = {
  text: 'Itinatala namin ang araw na nakita namin ang dokumento, kung sino ang nakakita, at ang numero nito. Wala kaming itinatabing larawan o laman nito.',
  seen: (date, person) => `Nakita noong ${date} ni ${person}.`,
  number: (number) => `Numero sa dokumento: ${number}.`,
  keptText:
    'Puwede lang magtabi ang agency ng scan ng medical form o police clearance kung sasabihin nito kung bakit. Ito ang dahilang ibinigay nito.',
}
