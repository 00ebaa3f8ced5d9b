import type { Organisation } from '#modules/organisation'
import { LanguageChoice } from '../language-choice/form.tsx'
import type { Words } from '../messages/index.ts'
import type { ShellProps } from './document.tsx'
import { Menu } from './menu.tsx'
import { menuGroups } from './navigation.ts'

/** The first line of every page: who runs this, and that it is no government (H1). */
export function WhoRunsThis({ organisation, words }: Pick<ShellProps, 'organisation' | 'words'>) {
  const { layout } = words
  return (
    <aside className="who" aria-label={layout.whoRunsThis}>
      <div className="wrap">
        <strong>
          {organisation ? layout.isPrivate(organisation.displayName) : layout.isPrivateInstallation}
        </strong>
        {organisation && <a href="/official-checks">{layout.askGovernment}</a>}
      </div>
    </aside>
  )
}

/** Name, licence, search and menu; without an organisation there is nothing to lead to. */
export function Header(props: ShellProps & { organisation: Organisation }) {
  const { organisation, words, slots } = props
  return (
    <header className="wrap top">
      <Name organisation={organisation} words={words} />
      <Licence {...props} />
      {props.hasSearch && (
        <search>
          <form className="find" method="post" action="/check/prefill">
            <label className="unseen" htmlFor="find">
              {words.layout.findLabel}
            </label>
            <input
              id="find"
              name="number"
              placeholder={words.layout.findLabel}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
            />
            <button type="submit">{words.layout.find}</button>
          </form>
        </search>
      )}
      <LanguageChoice organisation={organisation} words={words} here={slots.here} />
      <Menu
        groups={menuGroups(props)}
        words={words}
        theme={props.theme}
        bringsSession={props.bringsSession}
        here={slots.here}
      />
    </header>
  )
}

/** The logo stands on white, because it is drawn for white paper; its text is the name. */
function Name({ organisation, words }: { organisation: Organisation; words: Words }) {
  const { logo, displayName } = organisation
  if (logo === null)
    return (
      <a className="name" href="/">
        {displayName}
      </a>
    )
  const { sha256, width, height } = logo
  return (
    <a className="name logo" href="/">
      <img
        src={`/api/v1/organisation/logo/${sha256}`}
        alt={words.navigation.logoOf(displayName)}
        width={width}
        height={height}
      />
    </a>
  )
}

/** The register is another website, so a result page names it without a link (H5). */
function Licence({
  organisation,
  words,
  hasOutwardLinks,
}: ShellProps & { organisation: Organisation }) {
  const { licenceNumber, licensingAuthority, registerUrl } = organisation
  const licence = words.layout.licence(licenceNumber, licensingAuthority)
  if (registerUrl === null || !hasOutwardLinks) return <p className="licence">{licence}</p>
  return (
    <p className="licence">
      {licence}:{' '}
      <a href={registerUrl} rel="noreferrer">
        {words.layout.register}
      </a>
    </p>
  )
}
