import type { InAnyLanguage } from '../any-language.ts'
import type { ownDataWords as english } from '../en/own-data-pages.ts'
import { ownDataLeftOut } from '../own-data-left-out.ts'

export const ownDataWords: InAnyLanguage<typeof english> = {
  link: 'I-download ang lahat ng data mo',
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
  back: 'Bumalik sa file',
}
