import type { ReactNode } from 'react'
import { assets } from '../assets.ts'
import { Footer } from './footer.tsx'
import { Header, WhoRunsThis } from './header.tsx'
import { Identity } from './identity.tsx'
import type { ShellProps } from './shell-props.ts'

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
        {/* The frame allows no new window, so a link in a preview leads nowhere. */}
        {props.isPreview && <base target="_blank" />}
      </head>
      <body>
        <a className="skip" href="#content">
          {words.layout.skip}
        </a>
        <WhoRunsThis {...props} />
        {organisation && <Header {...props} organisation={organisation} />}
        <main id="content" className="wrap" tabIndex={-1}>
          {slots.main}
        </main>
        {organisation && !props.isBlack && <Footer {...props} organisation={organisation} />}
      </body>
    </html>
  )
}
