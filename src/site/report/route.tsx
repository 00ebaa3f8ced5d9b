import { page } from '../route.ts'
import { show } from '../show.tsx'
import { Report } from './page.tsx'

export const reportPage = page({
  method: 'GET',
  path: '/report',
  may: 'public',
  run: (visit) =>
    show(visit, {
      title: visit.words.report.title,
      description: visit.words.report.lead,
      main: <Report words={visit.words} organisation={visit.organisation} />,
    }),
})
