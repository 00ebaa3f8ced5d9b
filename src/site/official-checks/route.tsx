import { officialChecks } from '#modules/organisation'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { OfficialChecks } from './page.tsx'

export const officialChecksPage = page({
  method: 'GET',
  path: '/official-checks',
  may: 'public',
  run: (visit) =>
    show(visit, {
      title: visit.words.officialChecks.title,
      description: visit.words.officialChecks.lead,
      main: <OfficialChecks words={visit.words} checks={officialChecks} />,
    }),
})
