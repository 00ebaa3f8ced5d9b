import { page } from '../route.ts'
import { show } from '../show.tsx'
import { Domains } from './page.tsx'

export const domainsPage = page({
  method: 'GET',
  path: '/domains',
  permission: 'public',
  run: async (context) => {
    const { organisation, words, ctx } = context
    return show(context, {
      title: words.domains.title,
      description: words.domains.description(organisation.displayName),
      main: <Domains words={words} organisation={organisation} own={ctx.config.url} />,
    })
  },
})
