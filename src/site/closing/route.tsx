import { page } from '../route.ts'
import { closingNow, show } from '../show.tsx'
import { ClosingPage } from './page.tsx'

export const closingPage = page({
  method: 'GET',
  path: '/closing',
  permission: 'public',
  run: (context) => {
    const { words, organisation, ctx } = context
    const closing = closingNow(organisation, ctx.clock.now())
    return show(context, {
      title: closing === null ? words.closing.noneTitle : words.closing.title,
      main: <ClosingPage {...{ words, organisation, closing }} />,
    })
  },
})
