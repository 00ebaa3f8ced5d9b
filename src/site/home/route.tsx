import { page } from '../route.ts'
import { show } from '../show.tsx'
import { Home } from './page.tsx'

export const homePage = page({
  method: 'GET',
  path: '/',
  may: 'public',
  run: (visit) =>
    show(visit, {
      title: visit.words.home.title,
      description: visit.words.home.description,
      main: <Home organisation={visit.organisation} words={visit.words} />,
      hasSearch: false,
    }),
})
