/**
 * What a candidate can agree to, each separately; `handover` is asked while the agency closes and names a successor.
 */
export const consentPurposes = ['keeping', 'sharing', 'asking', 'messages', 'handover'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

export interface Asked {
  title: string
  /** The question, short enough to be read aloud. */
  asked: string
  /** What happens from the moment that the answer is no. */
  without: string
}

/** The questions in one language. */
export type ConsentWords = Readonly<Record<ConsentPurpose, Asked>>

export const filipino: ConsentWords = {
  keeping: {
    title: 'Pagtatabi ng file mo',
    asked:
      'Puwede ba naming itabi ang mga detalye mo at mga kopya ng mga dokumento mo, para makapagtrabaho kami para sa iyo?',
    without:
      'Kung hindi ang sagot mo, hindi na kami magdadagdag ng dokumento mula ngayon. Pagkatapos ng 30 araw, aalisin namin ang hindi namin kailangang itabi. Hanggang doon, mabubuksan mo ang file mo at makukuha mo ang lahat.',
  },
  sharing: {
    title: 'Pagpapakita ng mga dokumento sa iba',
    asked:
      'Puwede bang ipakita sa iba, gaya ng employer, ang mga dokumento sa file mo? Ikaw ang pipili bawat beses kung aling dokumento at kanino.',
    without:
      'Kung hindi ang sagot mo, titigil na ngayon ang lahat ng share mo, at walang makakagawa ng bago. Mabubuksan mo pa rin ang file mo.',
  },
  asking: {
    title: 'Pagtatanong sa mga awtoridad',
    asked:
      'Puwede bang magtanong ang staff namin sa mga awtoridad tungkol sa mga dokumento mo, gamit ang pangalan mo at ang mga numero sa mga dokumento?',
    without:
      'Kung hindi ang sagot mo, hindi na magtatanong ang staff namin mula ngayon. Mananatili sa tabi ng mga dokumento mo ang mga sagot na nasa amin na.',
  },
  messages: {
    title: 'Mga message sa iyo',
    asked: 'Puwede ba kaming sumulat sa iyo tungkol sa file mo, sa telepono o sa email?',
    without:
      'Kung hindi ang sagot mo, hindi na kami magpapadala ng message mula ngayon. Sasabihin pa rin namin kapag pinalitan ang access code mo o kinopya ang lahat ng data mo.',
  },
  handover: {
    title: 'Paglilipat ng file mo',
    asked:
      'Magsasara na ang agency namin. Puwede ba naming ibigay ang mga detalye at dokumento mo sa agency na nakasulat sa site namin na papalit sa amin?',
    without:
      'Kung hindi ang sagot mo, o hindi ka sumagot, hindi namin ililipat ang mga ito. Buburahin namin ang mga ito pagkatapos ng huling araw namin. Hanggang doon, mabubuksan mo ang file mo at mada-download mo ang lahat.',
  },
}
