import { latestNotices } from '#modules/notices'
import type { Notice } from '#modules/notices/schema'
import type { Organisation } from '#modules/organisation'
import { addressLine } from '#modules/organisation/facts.schema'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { dayIn } from '#platform/clock/schema'
import { soon } from '#platform/context'
import { draw, type Part } from '../drawn.ts'
import { emptyForm } from '../form.ts'
import { keptAddresses, mayBeKept } from '../kept/addresses.ts'
import { longDate } from '../layout/dates.ts'
import { Unbroken } from '../layout/facts.tsx'
import { Lead, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { enteredLink } from '../layout/menu.tsx'
import { isOutward, type TileIn, tilesOf } from '../layout/navigation.ts'
import { NumberAndCode } from '../layout/number-and-code.tsx'
import { Opening } from '../layout/opening.tsx'
import { Entered, SaidBlock, spokenIn } from '../layout/said.tsx'
import { NoticeList, noticeFor } from '../notices/list.tsx'
import { page } from '../route.ts'
import { showSoon } from '../show.tsx'
import type { Words } from '../words.ts'

export const homePage = page('GET /', 'public', (context) => {
  const { ctx, organisation, words } = context
  const today = dayIn(organisation.timeZone, ctx.clock.now())
  const { keepsOnPhone } = ctx.config
  return soon(
    ctx.read((read) => latestNotices(read, 3)),
    (notices) =>
      showSoon(context, {
        title: words.home.title,
        description: words.home.description(organisation.displayName),
        // Its own form is the one search of the page.
        hasSearch: false,
        headers: keepsOnPhone ? { [mayBeKept]: '1' } : {},
        isForAll: true,
        drawn: [drawnFor({ organisation, words, notices, today, keepsOnPhone })],
      }),
  )
})

// The page is the same for everybody, and drawing it costs as much as all the rest of the answer. Unchanged
// settings are one object, so what was drawn is kept with them.
const kept = new WeakMap<Organisation, Map<Words['lang'], Kept>>()

interface Kept extends Pick<HomeOf, 'notices' | 'today'> {
  drawn: Part
}

function drawnFor(home: HomeOf): Part {
  const { organisation, words, notices, today } = home
  const byLanguage = kept.get(organisation) ?? new Map<Words['lang'], Kept>()
  kept.set(organisation, byLanguage)
  const known = byLanguage.get(words.lang)
  if (known?.today === today && isSame(known.notices, notices)) return known.drawn
  const drawn = draw(<Home {...home} />)
  byLanguage.set(words.lang, { notices, today, drawn })
  return drawn
}

function isSame(some: readonly Notice[], others: readonly Notice[]): boolean {
  return some === others || JSON.stringify(some) === JSON.stringify(others)
}

interface HomeProps {
  organisation: Organisation
  words: Words
  /** Whether a phone may keep this page, for times without internet. */
  keepsOnPhone?: boolean
}

interface HomeOf extends HomeProps {
  notices: readonly Notice[]
  /** `2026-11-20`, by the clock of the organisation. */
  today: string
}

export function Home({ organisation, words, notices, today, keepsOnPhone = false }: HomeOf) {
  const { home } = words
  return (
    <>
      <Lead title={home.title} lead={home.welcome} />
      <div className="beside">
        <QuickForm {...{ organisation, words, keepsOnPhone }} />
        <section aria-labelledby="how">
          <h2 id="how">{home.how}</h2>
          <ol className="steps">
            {home.steps.map(([name, text]) => (
              <li key={name}>
                <b>{name}</b>
                <span className="soft">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <LookUsUp organisation={organisation} words={words} />
      <SaidBlock said={organisation.welcome} organisation={organisation} words={words} />
      <Office organisation={organisation} words={words} today={today} />
      <LatestNotices organisation={organisation} words={words} notices={notices} />
      <Tiles organisation={organisation} words={words} />
    </>
  )
}

function QuickForm({ organisation, words, keepsOnPhone }: HomeProps) {
  const { home, check } = words
  const date = longDate(organisation.informationAsOf, words)
  return (
    <Form className="ask-form" action="/check">
      <NumberAndCode
        texts={{ ...check, number: check.passport, numberHint: check.passportHint }}
        isOnSlip
        form={emptyForm}
      />
      <p className="soft">
        {home.noSlip((said) => (
          <a key="code" href="/tell/code">
            {said}
          </a>
        ))}{' '}
        {home.informationAsOf(date)}
      </p>
      {keepsOnPhone && (
        <p className="soft">
          <a href={keptAddresses.page}>{words.keptPage.link}</a>
        </p>
      )}
    </Form>
  )
}

/** How to look up the licence before handing anything over. */
function LookUsUp({ organisation, words }: HomeProps) {
  const { home } = words
  const { number, authority, registerUrl } = licenceOf(organisation, words.lang)
  return (
    <section className="plain" aria-labelledby="look-us-up">
      <h2 id="look-us-up">{home.lookUp}</h2>
      <p>
        <Unbroken
          text={(registerUrl === null ? home.lookUpByOwnAccount : home.lookUpText)(
            number,
            authority,
          )}
        />
      </p>
      {registerUrl !== null && (
        <Way
          className="button outward"
          href={registerUrl}
          rel="noreferrer"
          text={home.lookUpOpen}
        />
      )}
    </section>
  )
}

function LatestNotices({ organisation, words, notices: newest }: Omit<HomeOf, 'today'>) {
  if (newest.length === 0) return null
  const notices = newest.map((each) => noticeFor(each, { organisation, words }))
  const languages = notices.map(({ language }) => language)
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{words.home.notices}</h2>
      <Entered organisation={organisation} words={words} languages={languages}>
        <NoticeList words={words} notices={notices} />
      </Entered>
      <Way className="quiet" href="/notices" text={words.notices.all} />
    </section>
  )
}

/** On a small screen the styles show the first four. */
function Tiles({ organisation, words }: HomeProps) {
  const tiles = tilesOf(organisation, words)
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="choices">
      <h2 id="choices">{words.home.ask}</h2>
      <Entered
        {...{ organisation, words, languages: languagesOf(tiles) }}
        isOwn={organisation.tiles !== null}
      >
        <TileList words={words} tiles={tiles} />
      </Entered>
    </section>
  )
}

const languagesOf = (tiles: readonly TileIn[]) =>
  tiles.flatMap(({ title, text }) => [title.language, ...(text ? [text.language] : [])])

function TileList({ words, tiles }: { words: Words; tiles: readonly TileIn[] }) {
  return (
    <ul className="tiles">
      {tiles.map(({ title, text, url }) => (
        <li key={url + title.text}>
          <a href={url} rel={isOutward(url) ? enteredLink : undefined}>
            <b
              className={isOutward(url) ? 'outward' : undefined}
              {...spokenIn(words, title.language)}
            >
              {title.text}
            </b>
            {text && (
              <span className="soft about" {...spokenIn(words, text.language)}>
                {text.text}
              </span>
            )}
            {isOutward(url) && <span className="soft">({words.layout.elsewhere})</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The office as the organisation shows it, and when it is open; nothing without either. */
function Office({ organisation, words, today }: Omit<HomeOf, 'notices'>) {
  const { office, displayName, week } = organisation
  const address = addressLine(organisation, words.lang)
  const { home } = words
  if (office === null && week === null) return null
  return (
    <section aria-labelledby="office">
      <h2 id="office">{home.office}</h2>
      <Opening organisation={organisation} words={words} today={today} />
      {office && (
        <>
          <Entered organisation={organisation} words={words}>
            <img
              className="office"
              src={`/api/v1/organisation/office/${office.sha256}`}
              alt={home.officePhoto(displayName)}
              width={office.width}
              height={office.height}
              loading="lazy"
            />
            {address && <p>{address}</p>}
          </Entered>
          <p className="soft">{home.officeProvesNothing}</p>
        </>
      )}
    </section>
  )
}
