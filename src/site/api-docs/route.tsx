import { apiWords } from '../messages/en-api.ts'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { ApiDocs } from './page.tsx'

export const apiDocsPage = page({
  method: 'GET',
  path: '/api/v1/docs',
  may: 'public',
  run: (visit) =>
    show(visit, {
      title: apiWords.title,
      description: apiWords.lead,
      main: <ApiDocs publicUrl={visit.ctx.config.url} />,
    }),
})
