import { dayIn } from '#platform/clock/schema'
import { soon } from '#platform/context'
import { assets } from '../assets.ts'
import { Lead } from '../layout/fields.tsx'
import type { AnyPage } from '../route.ts'
import { type FileAccess, openedPage, showOpened } from './file-access.tsx'
import { screenOf } from './first-screen-data.ts'
import { NewsRow } from './news-rows.tsx'

/** Returns the page with everything that is new, and what was opened within thirty days. */
export function newsPageOf(way: FileAccess): AnyPage {
  return openedPage(way, `${way.file}/news`, (on) => {
    const { context } = on
    const { words, ctx, organisation } = context
    const { firstScreen } = words
    const today = dayIn(organisation.timeZone, ctx.clock.now())
    const at = way.file
    return soon(screenOf(on), ({ news, earlier }) =>
      showOpened(on, {
        title: firstScreen.new,
        main: (
          <>
            <link rel="stylesheet" href={assets.firstPage.url} />
            <div className="first-page">
              <Lead title={firstScreen.new} lead={news.length === 0 && firstScreen.nothing} />
              {news.length > 0 && (
                <ul className="panel news">
                  {news.map((one) => (
                    <NewsRow key={one.key} {...{ words, at, today, one }} />
                  ))}
                </ul>
              )}
              {earlier.length > 0 && (
                <section className="panel news earlier" aria-labelledby="earlier">
                  <h2 id="earlier">{firstScreen.earlier}</h2>
                  <ul>
                    {earlier.map((one) => (
                      <NewsRow key={one.key} {...{ words, at, today, one }} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </>
        ),
        around: 'read',
      }),
    )
  })
}
