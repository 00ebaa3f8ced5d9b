import { organisationHistory } from '#modules/organisation'
import { dayIn } from '#platform/clock/schema'
import { page } from '../route.ts'
import { closingNow, show } from '../show.tsx'
import { About } from './page.tsx'

export const aboutPage = page({
  method: 'GET',
  path: '/about',
  permission: 'public',
  run: async (context) => {
    const { organisation, words, ctx } = context
    const history = await ctx.read((read) => organisationHistory(read))
    const today = dayIn(organisation.timeZone, ctx.clock.now())
    const closing = closingNow(organisation, ctx.clock.now())
    return show(context, {
      title: words.about.title,
      description: words.about.description(organisation.displayName),
      main: <About {...{ organisation, words, history, closing, today }} />,
    })
  },
})
