import type { Organisation } from '#modules/organisation'
import type { ShellProps } from './document.tsx'
import { OwnLink } from './link.tsx'
import { footerGroups, legalLinks } from './navigation.ts'

/** Contact, links, and what stands on every page: report a concern, ask the government. */
export function Footer(props: ShellProps & { organisation: Organisation }) {
  const { organisation, words, slots } = props
  const { layout, navigation } = words
  return (
    <footer>
      <div className="wrap columns">
        <div>
          <h2>{organisation.displayName}</h2>
          <ContactLines organisation={organisation} />
        </div>
        <ul>
          <li>
            <a href={`/report?page=${slots.from}`}>{layout.report}</a>
          </li>
          <li>
            <a href="/official-checks">{layout.askGovernment}</a>
          </li>
          <li>
            <a href="/domains">{navigation.links['/domains']}</a>
          </li>
        </ul>
        <div className="groups">
          {footerGroups(props).map(({ title, links }) => (
            <LinkGroup
              key={title}
              title={title}
              links={links.map((each) => [each.url, each.label])}
            />
          ))}
          <LinkGroup title={navigation.legal} links={legalLinks(words)} />
        </div>
      </div>
      <SourceCode {...props} />
    </footer>
  )
}

interface LinkGroupProps {
  title: string
  links: readonly (readonly [url: string, label: string])[]
}

function LinkGroup({ title, links }: LinkGroupProps) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {links.map(([url, label]) => (
          <li key={url}>
            <OwnLink url={url} label={label} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** AGPL-3.0, section 13: whoever uses a changed Candor over the network may have its source. */
function SourceCode({
  organisation: { sourceCodeUrl },
  words,
  hasOutwardLinks,
}: ShellProps & { organisation: Organisation }) {
  if (sourceCodeUrl === null || !hasOutwardLinks) return null
  return (
    <p className="wrap soft">
      <a className="quiet" href={sourceCodeUrl} rel="noreferrer">
        {words.navigation.sourceCode}
      </a>
    </p>
  )
}

/** How to reach the organisation, as far as it has said. */
export function ContactLines({ organisation }: { organisation: Organisation }) {
  const { address, phone, email } = organisation
  return (
    <address className="soft">
      {address !== '' && <span>{address}</span>}
      {phone !== '' && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  )
}
