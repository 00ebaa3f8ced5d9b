import { latestNotices } from '#modules/notices'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { Home } from './page.tsx'

export const homePage = page({
  method: 'GET',
  path: '/',
  may: 'public',
  run: async (visit) => {
    const { organisation, words } = visit
    const notices = await visit.ctx.read((ctx) => latestNotices(ctx, 3))
    return show(visit, {
      title: words.home.title,
      description: words.home.description(organisation.displayName),
      main: <Home organisation={organisation} words={words} notices={notices} />,
      hasSearch: false,
    })
  },
})
