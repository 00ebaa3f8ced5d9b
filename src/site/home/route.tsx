import { renderToStaticMarkup } from 'react-dom/server'
import { latestNotices } from '#modules/notices'
import type { Notice } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { dayIn } from '#platform/clock/schema'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'
import { Home } from './page.tsx'

export const homePage = page({
  method: 'GET',
  path: '/',
  permission: 'public',
  run: async (context) => {
    const { organisation, words } = context
    const notices = await context.ctx.read((ctx) => latestNotices(ctx, 3))
    return show(context, {
      title: words.home.title,
      description: words.home.description(organisation.displayName),
      // Its own form is the one search of the page.
      hasSearch: false,
      markup: markupOf(
        organisation,
        words,
        notices,
        dayIn(organisation.timeZone, context.ctx.clock.now()),
      ),
    })
  },
})

// The page is the same for everybody, and drawing it costs as much as all the rest of the answer. Unchanged
// settings are one object, so the markup is cached with them.
const drawn = new WeakMap<Organisation, Map<Words['lang'], { notices: string; markup: string }>>()

function markupOf(
  organisation: Organisation,
  words: Words,
  notices: readonly Notice[],
  today: string,
): string {
  const byLanguage = drawn.get(organisation) ?? new Map()
  drawn.set(organisation, byLanguage)
  const key = JSON.stringify([notices, today])
  const known = byLanguage.get(words.lang)
  if (known?.notices === key) return known.markup
  const markup = renderToStaticMarkup(<Home {...{ organisation, words, notices, today }} />)
  byLanguage.set(words.lang, { notices: key, markup })
  return markup
}
