import { page } from '../route.ts'
import { show } from '../show.tsx'
import { Domains } from './page.tsx'

export const domainsPage = page({
  method: 'GET',
  path: '/domains',
  permission: 'public',
  run: async (visit) => {
    const { organisation, words, ctx } = visit
    return show(visit, {
      title: words.domains.title,
      description: words.domains.description(organisation.displayName),
      main: <Domains words={words} organisation={organisation} own={ctx.config.url} />,
    })
  },
})
