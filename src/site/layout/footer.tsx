import type { Organisation } from '#modules/organisation'
import type { ShellProps } from './document.tsx'

/** Contact, and the two links that stand on every page: report a concern, ask the government. */
export function Footer({ organisation, words }: ShellProps & { organisation: Organisation }) {
  const { layout } = words
  return (
    <footer>
      <div className="wrap columns">
        <div>
          <h2>{organisation.displayName}</h2>
          <ContactLines organisation={organisation} />
        </div>
        <ul>
          <li>
            <a href="/report">{layout.report}</a>
          </li>
          <li>
            <a href="/official-checks">{layout.askGovernment}</a>
          </li>
        </ul>
        <ul>
          <li>
            <a href="/check">{words.check.kinds.all.title}</a>
          </li>
          <li>
            <a href="/shared">{words.shared.title}</a>
          </li>
          <li>
            <a href="/verify">{words.verify.title}</a>
          </li>
          <li>
            <a href="/#spot-a-fake">{layout.spotFake}</a>
          </li>
        </ul>
      </div>
    </footer>
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
