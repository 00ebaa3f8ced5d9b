import type { InAnyLanguage } from '../any-language.ts'
import type { domainWords as english } from '../en/domains.ts'

export const domainWords: InAnyLanguage<typeof english> = {
  title: 'Ito lang ang mga web address namin',
  description: (organisation) =>
    `Ang mga web address ng ${organisation}, isang pribadong recruitment agency.`,
  lead: (organisation) =>
    `Ito lang ang mga address ng ${organisation}. Hindi sa amin ang page na nasa ibang address, kahit ano pa ang hitsura nito.`,
  thisSite: 'Ang website na ito',
  others: 'Sa amin din',
  howTitle: 'Paano makasisiguro',
  how: [
    'Tingnan ang bahagi bago ang unang nag-iisang slash: dapat eksaktong gaya ng nasa itaas ang dulo nito.',
    'Ikaw mismo ang mag-type ng address, o i-scan ang code sa slip mo. Puwedeng sa iba mapunta ang link sa message.',
    'Hindi namin hinihingi ang access code mo sa telepono, message o email.',
    'Wala sa mga address namin ang sa gobyerno, at hindi kami gumagamit ng address na parang sa gobyerno.',
  ],
  foundOne: 'May nakita ka bang ibang page na may pangalan namin?',
}
