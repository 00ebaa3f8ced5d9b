import type { Theme } from '../cookies.ts'
import { themes } from '../cookies.ts'
import type { Words } from '../messages/index.ts'

const checkAddresses = [
  ['all', '/check'],
  ['work-permit', '/check/work-permit'],
  ['visa-paper', '/check/visa-paper'],
  ['application-status', '/check/application-status'],
  ['lmia', '/check/lmia'],
] as const

interface MenuProps {
  words: Words
  theme: Theme
  bringsSession: boolean
  here: string
}

/** The menu opens by `details` alone; its last part chooses the theme. */
export function Menu({ words, theme, bringsSession, here }: MenuProps) {
  const { layout } = words
  return (
    <details className="menu">
      <summary>{layout.menu}</summary>
      <nav className="sheet" aria-label={layout.menu}>
        <div>
          <h2>{layout.checks}</h2>
          <ul>
            {checkAddresses.map(([kind, address]) => (
              <li key={kind}>
                <a href={address}>{words.check.kinds[kind].name}</a>
              </li>
            ))}
            <li>
              <a href="/shared">{words.shared.title}</a>
            </li>
            <li>
              <a href="/verify">{words.verify.title}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>{layout.safety}</h2>
          <ul>
            <li>
              <a href="/official-checks">{layout.askGovernment}</a>
            </li>
            <li>
              <a href="/#spot-a-fake">{layout.spotFake}</a>
            </li>
            <li>
              <a href="/report">{layout.report}</a>
            </li>
          </ul>
        </div>
        <AccountLinks words={words} bringsSession={bringsSession} />
        <form className="theme" method="post" action="/theme">
          <h2 id="appearance">{layout.appearance}</h2>
          <input type="hidden" name="return" value={here} />
          <p>
            {themes.map((each) => (
              <button
                key={each}
                name="theme"
                value={each}
                type="submit"
                aria-pressed={each === theme}
              >
                {layout.themes[each]}
              </button>
            ))}
          </p>
        </form>
      </nav>
    </details>
  )
}

/** Whether somebody is signed in is only guessed from the cookie: the links lead the same way. */
function AccountLinks({ words, bringsSession }: Pick<MenuProps, 'words' | 'bringsSession'>) {
  const { layout } = words
  return (
    <div>
      <h2>{layout.account}</h2>
      {bringsSession ? (
        <>
          <ul>
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
            <a href="/login">{layout.signIn}</a>
          </li>
          <li>
            <a href="/register">{layout.createAccount}</a>
          </li>
        </ul>
      )}
    </div>
  )
}
