import type { Organisation } from '#modules/organisation'
import type { Phrase } from '#modules/speech/by-language.schema'
import { type Theme, themes, usualTheme } from '../cookies.ts'
import type { Words } from '../words.ts'
import { Chosen } from './language-choice.tsx'
import { type GroupIn, isOutward, languagesIn, takesNewcomers } from './navigation.ts'
import { Entered, spokenIn } from './said.tsx'
import type { ShellProps } from './shell-props.ts'

/** For every link that somebody entered: no referrer, and no credit with search engines. */
export const enteredLink = 'external nofollow noreferrer'

interface OwnLinkProps {
  url: string
  label: Phrase
  words: Words
}

/** A link that the organisation may have written: one that leaves this site says so in words. */
export function OwnLink({ url, label, words }: OwnLinkProps) {
  const spoken = spokenIn(words, label.language)
  if (!isOutward(url))
    return (
      <a href={url} {...spoken}>
        {label.text}
      </a>
    )
  return (
    <a className="outward" href={url} rel={enteredLink}>
      <bdi {...spoken}>{label.text}</bdi>&nbsp;
      <span className="soft">({words.layout.elsewhere})</span>
    </a>
  )
}

interface MenuProps {
  organisation: Organisation
  groups: readonly GroupIn[]
  words: Words
  theme: Theme | null
  bringsSession: boolean
  here: string
  asks: ShellProps['asks']
  /** Where signing in from here returns to, encoded for an address; null on a page that is not for everybody. */
  from: string | null
}

/** Two columns of categories, opened by `details` alone; the last part chooses the theme. */
export function Menu({
  organisation,
  groups,
  words,
  theme,
  bringsSession,
  from,
  ...rest
}: MenuProps) {
  const { layout } = words
  const { here, asks } = rest
  return (
    <details className="menu">
      <summary>{layout.menu}</summary>
      <nav className="sheet" aria-label={layout.menu}>
        {theme === null && (
          <Chosen className="offer" at="/theme" {...{ here, asks }}>
            {(sends) => (
              <button name="theme" value="system" type="submit" {...sends}>
                {layout.appearance}: {layout.themes.system}
              </button>
            )}
          </Chosen>
        )}
        <Entered
          {...{ organisation, words, languages: languagesIn(groups) }}
          isOwn={organisation.menu !== null}
        >
          <Groups groups={groups} words={words} />
        </Entered>
        <AccountLinks
          words={words}
          bringsSession={bringsSession}
          from={from}
          mayRegister={takesNewcomers(organisation)}
        />
        <Chosen className="theme" at="/theme" {...{ here, asks }}>
          {(sends) => (
            <>
              <h2 id="appearance">{layout.appearance}</h2>
              <p>
                {themes.map((each) => (
                  <button
                    key={each}
                    name="theme"
                    value={each}
                    type="submit"
                    aria-pressed={each === (theme ?? usualTheme)}
                    {...sends}
                  >
                    {layout.themes[each]}
                  </button>
                ))}
              </p>
            </>
          )}
        </Chosen>
      </nav>
    </details>
  )
}

function Groups({ groups, words }: Pick<MenuProps, 'groups' | 'words'>) {
  return groups.map(({ title, links }) => (
    <div key={title.text}>
      <h2 {...spokenIn(words, title.language)}>{title.text}</h2>
      <ul>
        {links.map(({ url, label }) => (
          <li key={url + label.text}>
            <OwnLink url={url} label={label} words={words} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Guesses from the cookie whether somebody is signed in: the links lead to the right place either way. */
function AccountLinks({
  words,
  bringsSession,
  from,
  mayRegister,
}: Pick<MenuProps, 'words' | 'bringsSession' | 'from'> & { mayRegister: boolean }) {
  const { layout } = words
  return (
    <div>
      <h2>{layout.account}</h2>
      {bringsSession ? (
        <>
          <ul>
            {/* Its page leads to all others of the account. */}
            <li>
              <a href="/my/file">{words.my.links['/my/file']}</a>
            </li>
            <li>
              <a href="/dashboard">{layout.dashboard}</a>
            </li>
          </ul>
          <form method="post" action="/logout">
            <button type="submit">{layout.signOut}</button>
          </form>
        </>
      ) : (
        <ul>
          <li>
            <a href={from === null ? '/login' : `/login?return=${from}`}>{words.login.title}</a>
          </li>
          {mayRegister && (
            <li>
              <a href="/register">{words.register.title}</a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
