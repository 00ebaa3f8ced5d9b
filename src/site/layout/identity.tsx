import { assets } from '../assets.ts'
import { accentAddress } from '../identity/accent.ts'
import { faviconAddress } from '../identity/favicon.ts'
import { manifestAddress } from '../identity/manifest.ts'
import type { ShellProps } from './shell-props.ts'

/** What the head says of the organisation: its colour, its icon, and the preview of a shared link. */
export function Identity({ organisation, listedAt, slots, isPreview }: ShellProps) {
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
