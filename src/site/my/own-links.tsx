import { assets } from '../assets.ts'
import type { Words } from '../words.ts'

interface LinksProps<Address extends string> {
  label: string
  links: Readonly<Record<Address, string>>
  here: Address | null
}

/** Links beside each other, one of which is the current page. */
export function Links<Address extends string>({ label, links, here }: LinksProps<Address>) {
  return (
    <nav className="own-links screen-only" aria-label={label}>
      {/* Within: what stands beside the links is spaced by what stands beside it. */}
      <link rel="stylesheet" href={assets.ownLinks.url} />
      {Object.entries<string>(links).map(([address, text]) => (
        <a key={address} href={address} aria-current={address === here ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}

interface OwnLinksProps {
  words: Words
  here: keyof Words['my']['links']
}

/** From one page of a signed-in person to the others. */
export function OwnLinks({ words: { my }, here }: OwnLinksProps) {
  return <Links label={my.pages} links={my.links} here={here} />
}
