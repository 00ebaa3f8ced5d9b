import type { ReactNode } from 'react'
import type { Organisation } from '#modules/organisation'
import { assets } from '../assets.ts'
import type { Theme } from '../cookies.ts'
import type { Words } from '../messages/index.ts'
import { Footer } from './footer.tsx'
import { Header, WhoRunsThis } from './header.tsx'
import { Identity } from './identity.tsx'

/** Everything that many requests have alike. */
export interface ShellProps {
  organisation: Organisation | null
  words: Words
  theme: Theme
  /** Whether the request brought a session cookie, genuine or not. */
  bringsSession: boolean
  /** Left out where the page itself is the search. */
  hasSearch: boolean
  /** Never on a result page (H5). */
  hasOutwardLinks: boolean
  /** The black page of a wrong address. */
  isBlack: boolean
  /** Shown in a frame before it is saved. */
  isPreview: boolean
  /** The public address of the site on pages that search engines may list; null on all others. */
  listedAt: string | null
  slots: Slots
}

/** Where the parts go that each request has for itself. */
export interface Slots {
  title: string
  description: string
  /** Where a chosen theme or language leads back to. */
  here: string
  /** The page's own address, without what it was asked with. */
  path: string
  /** The page as "Report a concern" names it, encoded for an address. */
  from: string
  main: string
}

function classOf({ isBlack, hasOutwardLinks }: ShellProps): string | undefined {
  if (isBlack) return 'black'
  return hasOutwardLinks ? undefined : 'slim'
}

/** The whole page around its content. */
export function Document(props: ShellProps): ReactNode {
  const { organisation, words, theme, slots } = props
  return (
    <html lang={words.lang} dir={words.dir} data-theme={theme} className={classOf(props)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{slots.title}</title>
        <meta name="description" content={slots.description} />
        <link rel="stylesheet" href={assets.styles.url} />
        {words.lang === 'bn' && <link rel="stylesheet" href={assets.bengali.url} />}
        <Identity {...props} />
        {/* The frame allows no new window, so a link of a preview leads nowhere. */}
        {props.isPreview && <base target="_blank" />}
      </head>
      <body>
        <a className="skip" href="#content">
          {words.layout.skip}
        </a>
        <WhoRunsThis organisation={organisation} words={words} />
        {organisation && <Header {...props} organisation={organisation} />}
        <main id="content" className="wrap" tabIndex={-1}>
          {slots.main}
        </main>
        {organisation && !props.isBlack && <Footer {...props} organisation={organisation} />}
      </body>
    </html>
  )
}
