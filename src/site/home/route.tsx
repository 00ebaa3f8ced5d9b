import { latestNotices } from '#modules/notices'
import type { Notice } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { dayIn } from '#platform/clock/schema'
import { soon } from '#platform/context'
import { type Drawn, draw } from '../drawn.ts'
import { page } from '../route.ts'
import { showSoon } from '../show.tsx'
import type { Words } from '../words.ts'
import { Home } from './page.tsx'

export const homePage = page('GET /', 'public', (context) => {
  const { ctx, organisation, words } = context
  const today = dayIn(organisation.timeZone, ctx.clock.now())
  return soon(
    ctx.read((read) => latestNotices(read, 3)),
    (notices) =>
      showSoon(context, {
        title: words.home.title,
        description: words.home.description(organisation.displayName),
        // Its own form is the one search of the page.
        hasSearch: false,
        isForAll: true,
        drawn: [drawnFor(organisation, words, notices, today)],
      }),
  )
})

// The page is the same for everybody, and drawing it costs as much as all the rest of the answer. Unchanged
// settings are one object, so what was drawn is kept with them.
const kept = new WeakMap<Organisation, Map<Words['lang'], Kept>>()

interface Kept {
  notices: readonly Notice[]
  today: string
  drawn: Drawn
}

function drawnFor(
  organisation: Organisation,
  words: Words,
  notices: readonly Notice[],
  today: string,
): Drawn {
  const byLanguage = kept.get(organisation) ?? new Map<Words['lang'], Kept>()
  kept.set(organisation, byLanguage)
  const known = byLanguage.get(words.lang)
  if (known?.today === today && isSame(known.notices, notices)) return known.drawn
  const drawn = draw(<Home {...{ organisation, words, notices, today }} />)
  byLanguage.set(words.lang, { notices, today, drawn })
  return drawn
}

function isSame(some: readonly Notice[], others: readonly Notice[]): boolean {
  return some === others || JSON.stringify(some) === JSON.stringify(others)
}
