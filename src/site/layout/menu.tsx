import type { Organisation } from '#modules/organisation'
import type { Phrase } from '#modules/speech/by-language.schema'
import { languageNames } from '#platform/languages.schema'
import { type Theme, themes, usualTheme } from '../cookies.ts'
import { languagesOf, type Words } from '../words.ts'
import { type GroupIn, isOutward, languagesIn, takesNewcomers } from './navigation.ts'
import { Entered, spokenIn } from './said.tsx'

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
  /** Where signing in from here returns to, encoded for an address; null on a page that is not for everybody. */
  from: string | null
}

/** Two columns of categories, opened by `details` alone; the last part chooses the theme. */
export function Menu({ organisation, groups, words, theme, bringsSession, here, from }: MenuProps) {
  const { layout } = words
  return (
    <details className="menu">
      <summary>{layout.menu}</summary>
      <nav className="sheet" aria-label={layout.menu}>
        {theme === null && (
          <form className="offer" method="post" action="/theme">
            <input type="hidden" name="return" value={here} />
            <button name="theme" value="system" type="submit">
              {layout.appearance}: {layout.themes.system}
            </button>
          </form>
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
                aria-pressed={each === (theme ?? usualTheme)}
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

interface LanguageChoiceProps {
  organisation: Organisation
  words: Words
  here: string
}

/** More than this would be a wall of buttons on a phone: they open behind an icon of two scripts. */
const mostInView = 1

/**
 * The other languages of this site, each by its own name. It is outside the menu: readers who cannot read
 * this page cannot read the word "Menu" either.
 */
export function LanguageChoice({ organisation, words, here }: LanguageChoiceProps) {
  const others = languagesOf(organisation).filter((language) => language !== words.lang)
  if (others.length === 0) return null
  const { language: label } = words.layout
  const form = (
    <form className="languages" method="post" action="/language" aria-label={label}>
      <input type="hidden" name="return" value={here} />
      {others.map((language) => (
        <button key={language} name="language" value={language} type="submit" lang={language}>
          {languageNames[language]}
        </button>
      ))}
    </form>
  )
  if (others.length <= mostInView) return form
  return (
    <details className="tongues">
      <summary>
        <span aria-hidden="true">
          A <b lang="hi">अ</b>
        </span>
        <span className="unseen">
          {label}: {languageNames[words.lang]}
        </span>
      </summary>
      {form}
    </details>
  )
}
