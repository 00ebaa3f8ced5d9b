import { hasLegalForm, type Organisation } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { ClosingLine } from './closing-note.tsx'
import { calendarDate, longDate } from './dates.ts'
import { LanguageChoice } from './language-choice.tsx'
import { Menu } from './menu.tsx'
import { menuGroups } from './navigation.ts'
import type { ShellProps } from './shell-props.ts'

/** The first line of every page: that this is not a government (H1). It contains nothing that was entered. */
export function WhoRunsThis(
  props: Pick<ShellProps, 'organisation' | 'words' | 'licence' | 'closing' | 'keptOn'>,
) {
  const { organisation, words, closing, keptOn } = props
  const { layout } = words
  return (
    <aside className="who" aria-label={layout.whoRunsThis}>
      <div className="wrap">
        <span className="first">
          <strong>{layout.isPrivate}</strong>
          {organisation?.logo && keptOn === null && <Logo logo={organisation.logo} />}
        </span>{' '}
        {organisation && keptOn === null && (
          <>
            <a href="/about">{words.about.title}</a>{' '}
            <a href="/official-checks">{layout.askGovernmentShort}</a>
          </>
        )}
        <LicenceWarning {...props} />
        {closing !== null && (
          <p className="stands">
            <ClosingLine words={words} closing={closing} />
          </p>
        )}
      </div>
    </aside>
  )
}

/** Why nobody should rely on the licence; nothing while there is no reason, because nobody vouches for it. */
function LicenceWarning({ licence, words }: Pick<ShellProps, 'words' | 'licence'>) {
  if (licence === null) return null
  const { reason, on } = licence
  const { licenceStands, askRegulator } = words.layout
  return (
    <p className="stands">
      {licenceStands[reason](on === null ? '' : calendarDate(on, words.lang))} {askRegulator}
    </p>
  )
}

/** Name and licence beside the first line; then search and menu, except on the black page. */
export function Header(props: ShellProps & { organisation: Organisation }) {
  const { organisation } = props
  return (
    <header className={props.hasSearch && !props.isBlack ? 'wrap top seeks' : 'wrap top'}>
      <Name organisation={organisation} />
      <Licence {...props} />
      {!props.isBlack && props.keptOn === null && <Tools {...props} />}
    </header>
  )
}

function Tools(props: ShellProps & { organisation: Organisation }) {
  const { organisation, words, slots, asks } = props
  return (
    <>
      {props.hasSearch && <Search words={words} />}
      <LanguageChoice {...{ organisation, words, asks }} here={slots.here} action={slots.action} />
      <Menu
        organisation={organisation}
        groups={menuGroups(props)}
        words={words}
        theme={props.theme}
        bringsSession={props.bringsSession}
        here={slots.here}
        asks={asks}
        from={props.listedAt === null ? null : slots.from}
      />
    </>
  )
}

/**
 * On a phone the empty field is only its icon, beside the licence, so that it takes no line from the
 * content; with the focus, or with something typed, it is as wide as the screen.
 */
function Search({ words: { layout } }: Pick<ShellProps, 'words'>) {
  return (
    <search>
      <form className="find" method="post" action="/check/prefill">
        <label htmlFor="find">
          <span className="unseen">{layout.findLabel}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12m4.5 10.5 6 6" />
          </svg>
        </label>
        <input
          id="find"
          name="number"
          placeholder={layout.findLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <button type="submit">{layout.find}</button>
      </form>
    </search>
  )
}

/** A picture may say anything, so it stands behind the fixed words, no higher than the name. */
function Logo({ logo: { sha256, width, height } }: { logo: NonNullable<Organisation['logo']> }) {
  const scale = Math.min(1, largest.width / width, largest.height / height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return <img className="logo" src={`/api/v1/organisation/logo/${sha256}`} alt="" {...size} />
}
/** Of a logo, in pixels: no higher than the letters of the name. */
const largest = { width: 38, height: 24 }

function Name({ organisation: { displayName } }: { organisation: Organisation }) {
  return (
    <a className="name" href="/">
      <bdi>{displayName}</bdi>
    </a>
  )
}

/** The register is another website, so a result page names it without a link (H5). */
function Licence({
  organisation,
  words,
  hasOutwardLinks,
  keptOn,
}: ShellProps & { organisation: Organisation }) {
  const { displayName, legalName } = organisation
  const { number, authority, registerUrl } = licenceOf(organisation, words.lang)
  const hasForm = hasLegalForm(organisation)
  return (
    <p className="licence">
      {(legalName !== displayName || !hasForm) && (
        <>
          <bdi>{legalName}</bdi>
          {hasForm ? ' · ' : words.comma}
        </>
      )}
      {hasForm ? (
        <>
          {words.layout.licence} <bdi>{number}</bdi>
          {words.comma}
          <bdi>{authority}</bdi>
        </>
      ) : (
        words.layout.registered(authority, number)
      )}
      {registerUrl === null && words.comma + words.layout.ownAccount}
      {keptOn !== null && words.comma + words.keptPage.asOf(longDate(keptOn, words))}
      {registerUrl !== null && hasOutwardLinks && (
        <>
          {': '}
          <a href={registerUrl} rel="noreferrer">
            {words.layout.register}
          </a>
        </>
      )}
    </p>
  )
}
