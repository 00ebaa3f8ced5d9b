import type { ReactNode } from 'react'
import { assets, builtIslands } from '../assets.ts'
import { usualTheme } from '../cookies.ts'
import { accentAddress, faviconAddress, manifestAddress } from '../identity/route.ts'
import { Footer } from './footer.tsx'
import { Header, WhoRunsThis } from './header.tsx'
import type { ShellProps } from './shell-props.ts'

function classOf({ isBlack, hasOutwardLinks }: ShellProps): string | undefined {
  if (isBlack) return 'black'
  return hasOutwardLinks ? undefined : 'slim'
}

/** The whole page around its content. */
export function Document(props: ShellProps): ReactNode {
  const { organisation, words, theme, slots } = props
  return (
    <html
      lang={words.lang}
      dir={words.dir}
      data-theme={theme ?? usualTheme}
      className={classOf(props)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{slots.title}</title>
        <meta name="description" content={slots.description} />
        {props.keptOn === null ? (
          <>
            <link rel="stylesheet" href={assets.styles.url} />
            {words.lang === 'bn' && <link rel="stylesheet" href={assets.bengali.url} />}
            <Identity {...props} />
          </>
        ) : (
          <link
            rel="stylesheet"
            href={words.lang === 'bn' ? assets.keptBengali.url : assets.kept.url}
          />
        )}
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
        {organisation && !props.isBlack && props.keptOn === null && (
          <Footer {...props} organisation={organisation} />
        )}
      </body>
    </html>
  )
}

/** What the head says of the organisation: its colour, its icon, and the preview of a shared link. */
function Identity({ organisation, listedAt, slots, isPreview }: ShellProps) {
  if (!organisation) return <link rel="icon" type="image/svg+xml" href={assets.favicon.url} />
  const { accentColour, displayName, version } = organisation
  return (
    <>
      {accentColour !== null && <link rel="stylesheet" href={addressOf(accentColour, isPreview)} />}
      <link rel="icon" type="image/svg+xml" href={faviconAddress(version)} />
      <link rel="manifest" href={manifestAddress(version)} />
      {listedAt !== null && (
        <>
          <link rel="canonical" href={listedAt + slots.path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={displayName} />
          <meta property="og:title" content={slots.title} />
          <meta property="og:description" content={slots.description} />
          <meta property="og:url" content={listedAt + slots.path} />
          <meta property="og:image" content={`${listedAt}/social-preview.png?v=${version}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
    </>
  )
}

/** Returns the address of a colour's styles; for an unsaved colour, one that only the dashboard's preview uses. */
function addressOf(colour: string, isPreview: boolean): string {
  return isPreview ? `/preview/accent/${colour.slice(1)}.css` : accentAddress(colour)
}

/**
 * The script of a page that may have one; the page works without it. The answer also needs `islandPolicy`.
 * Nothing before the islands are built.
 */
export function Island({ name }: { name: string }) {
  const url = builtIslands.urls.get(name)
  return url ? <script type="module" src={url} /> : null
}
