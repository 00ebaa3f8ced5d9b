import { apiWords } from '../messages/en-api.ts'
import { englishWords } from '../messages/index.ts'
import { page, type Visit } from '../route.ts'
import { show } from '../show.tsx'
import { ApiDocs } from './page.tsx'

export const apiDocsPage = page({
  method: 'GET',
  path: '/api/v1/docs',
  may: 'public',
  run: (visit) =>
    // For programmers, in English only; so the whole page is, and names its language rightly.
    show(inEnglish(visit), {
      title: apiWords.title,
      description: apiWords.lead,
      main: <ApiDocs publicUrl={visit.ctx.config.url} />,
    }),
})

function inEnglish(visit: Visit): Visit {
  return { ...visit, words: englishWords }
}
