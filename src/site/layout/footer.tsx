import type { Organisation } from '#modules/organisation'
import { addressLine } from '#modules/organisation/facts.schema'
import { contactLines } from '#modules/organisation/identity.schema'
import { unread } from '#texts/each/unread'
import type { Words } from '../words.ts'
import { enteredLink, OwnLink } from './menu.tsx'
import { footerGroups, type GroupIn, languagesIn, legalLinks } from './navigation.ts'
import { Entered, Spoken } from './said.tsx'
import type { ShellProps } from './shell-props.ts'

/** In a language that nobody who speaks it has read yet: where to say what is wrong in its texts. */
function Mistake({ words, from }: { words: Words; from: string }) {
  if (!unread.includes(words.lang)) return null
  return (
    <li>
      <a href={`/tell/concern?page=${from}`}>{words.layout.mistake}</a>
    </li>
  )
}

/** Two lines below an opened file: who it is, and what is on every page. */
function ShortFooter({ organisation, words, slots }: ShellProps & { organisation: Organisation }) {
  const { layout } = words
  return (
    <footer className="short">
      <div className="wrap">
        <p>
          <strong>{layout.from(organisation.displayName)}</strong>
        </p>
        <ul>
          {organisation.telephones.slice(0, 1).map((telephone) => (
            <li key={telephone}>
              <a href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
                <bdi dir="ltr">{telephone}</bdi>
              </a>
            </li>
          ))}
          <li>
            <a href={`/tell/concern?page=${slots.from}`}>{words.caseKinds.concern.title}</a>
          </li>
          <Mistake words={words} from={slots.from} />
          <li>
            <a href="/official-checks">{layout.askGovernmentShort}</a>
          </li>
          <li>
            <a href="/help">{words.help.title}</a>
          </li>
        </ul>
      </div>
    </footer>
  )
}

/** Contact, links, and what is on every page: report a concern, ask the government. */
export function Footer(props: ShellProps & { organisation: Organisation }) {
  const { organisation, words, slots } = props
  if (!props.hasOutwardLinks) return <ShortFooter {...props} />
  const { layout } = words
  const groups = footerGroups(props)
  return (
    <footer>
      <div className="wrap columns">
        <div>
          <ContactLines organisation={organisation} words={words} />
        </div>
        <ul>
          <li>
            <a href={`/tell/concern?page=${slots.from}`}>{words.caseKinds.concern.title}</a>
          </li>
          <Mistake words={words} from={slots.from} />
          <li>
            <a href="/official-checks">{layout.askGovernment}</a>
          </li>
          <li>
            <a href="/help">{words.help.title}</a>
          </li>
          <li>
            <a href="/domains">{words.domains.title}</a>
          </li>
          {organisation.footerGroups !== null && (
            <li>
              <a href="/about">{words.about.title}</a>
            </li>
          )}
        </ul>
        <div className="groups">
          <Entered
            {...{ organisation, words, languages: languagesIn(groups) }}
            isOwn={organisation.footerGroups !== null}
          >
            <Groups words={words} groups={groups} />
          </Entered>
          <LinkGroup words={words} {...legalLinks(words)} />
        </div>
      </div>
      <SourceCode {...props} />
    </footer>
  )
}

function Groups({ words, groups }: { words: Words; groups: readonly GroupIn[] }) {
  return groups.map((group) => <LinkGroup key={group.title.text} words={words} {...group} />)
}

function LinkGroup({ words, title, links }: GroupIn & { words: Words }) {
  return (
    <details>
      <summary>
        <Spoken words={words} phrase={title} />
      </summary>
      <ul>
        {links.map(({ url, label }) => (
          <li key={url}>
            <OwnLink url={url} label={label} words={words} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** AGPL-3.0, section 13: anyone who uses a changed Candor over the network may have its source. */
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

/** How to reach the organisation, as far as it has entered that, in its frame. */
export function ContactLines({
  organisation,
  words,
}: {
  organisation: Organisation
  words: Words
}) {
  const { telephones, email } = organisation
  const address = addressLine(organisation, words.lang)
  if (contactLines(organisation, words.lang).length === 0) return null
  return (
    <Entered organisation={organisation} words={words}>
      <address className="soft">
        {address && <span>{address}</span>}
        {telephones.map((telephone) => (
          <a key={telephone} href={`tel:${telephone.replace(/[^\d+]/g, '')}`}>
            <bdi>{telephone}</bdi>
          </a>
        ))}
        {email !== '' && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
      </address>
    </Entered>
  )
}
