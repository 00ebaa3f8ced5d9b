import type { Organisation } from '#modules/organisation'
import type { Words } from '../messages/index.ts'
import { Entered } from './entered.tsx'
import { enteredLink, OwnLink } from './link.tsx'
import { footerGroups, legalLinks } from './navigation.ts'
import type { ShellProps } from './shell-props.ts'

/** Contact, links, and what stands on every page: report a concern, ask the government. */
export function Footer(props: ShellProps & { organisation: Organisation }) {
  const { organisation, words, slots } = props
  const { layout, navigation } = words
  return (
    <footer>
      <div className="wrap columns">
        <div>
          <ContactLines organisation={organisation} words={words} />
        </div>
        <ul>
          <li>
            <a href={`/report?page=${slots.from}`}>{layout.report}</a>
          </li>
          <li>
            <a href="/official-checks">{layout.askGovernment}</a>
          </li>
          <li>
            <a href="/help">{words.help.title}</a>
          </li>
          <li>
            <a href="/domains">{navigation.links['/domains']}</a>
          </li>
          {organisation.footerGroups !== null && (
            <li>
              <a href="/about">{navigation.links['/about']}</a>
            </li>
          )}
        </ul>
        <div className="groups">
          {organisation.footerGroups === null ? (
            <Groups {...props} />
          ) : (
            <Entered organisation={organisation} words={words}>
              <Groups {...props} />
            </Entered>
          )}
          <LinkGroup words={words} title={navigation.legal} links={legalLinks(words)} />
        </div>
      </div>
      <SourceCode {...props} />
    </footer>
  )
}

function Groups(props: ShellProps & { organisation: Organisation }) {
  return footerGroups(props).map(({ title, links }) => (
    <LinkGroup
      key={title}
      words={props.words}
      title={title}
      links={links.map((each) => [each.url, each.label])}
    />
  ))
}

interface LinkGroupProps {
  words: Words
  title: string
  links: readonly (readonly [url: string, label: string])[]
}

function LinkGroup({ words, title, links }: LinkGroupProps) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {links.map(([url, label]) => (
          <li key={url}>
            <OwnLink url={url} label={label} words={words} />
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
      <a className="quiet" href={sourceCodeUrl} rel={enteredLink}>
        {words.navigation.sourceCode} ({words.layout.elsewhere})
      </a>
    </p>
  )
}

/** How to reach the organisation, as far as it has said, in its frame. */
export function ContactLines({
  organisation,
  words,
}: {
  organisation: Organisation
  words: Words
}) {
  const { address, phone, email } = organisation
  if (address === '' && phone === '' && email === '') return null
  return (
    <Entered organisation={organisation} words={words}>
      <address className="soft">
        {address !== '' && <span>{address}</span>}
        {phone !== '' && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <bdi>{phone}</bdi>
          </a>
        )}
        {email !== '' && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
      </address>
    </Entered>
  )
}
