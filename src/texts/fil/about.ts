import type { InAnyLanguage } from '../any-language.ts'
import type { aboutWords as english } from '../en/about.ts'

export const aboutWords: InAnyLanguage<typeof english> = {
  title: 'Ano ang site na ito',
  description: (organisation) =>
    `Sino ang nagpapatakbo ng site na ito, ang ${organisation}, sa anong mga pangalan, lisensya at address, at mula kailan.`,
  lead: 'Isang pribadong agency ang nagtatabi rito ng mga kopya ng dokumento ng mga aplikante nito, para makita nila.',
  limits:
    'Ang awtoridad lang ang makapagsasabi kung ito ang nagbigay ng dokumento at kung may bisa pa ang dokumento.',
  not: 'Hindi kami gobyerno',
  history: 'Mga pangalan, lisensya at address',
  historyLead:
    'Lahat ng ginamit ng site na ito, mula sa log nito. Nahahalata kapag binago ang log.',
  names: 'Pangalan',
  legalNames: 'Nakarehistrong pangalan',
  licences: 'Lisensya',
  addresses: 'Address sa web',
  since: (from) => `mula ${from}`,
  between: (from, until) => `${from} hanggang ${until}`,
  until: (until) => `hanggang ${until}`,
  unknown: 'mula bago pa nagsimula ang log',
}
