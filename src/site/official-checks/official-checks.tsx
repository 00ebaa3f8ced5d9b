import { type DocumentKind, documentKindSchema } from '#modules/documents/schema'
import { type OfficialCheck, officialChecks } from '#modules/organisation'
import { countryName } from '#modules/records/schema'
import { longDate } from '../layout/dates.ts'
import { Way } from '../layout/fields.tsx'
import { Said } from '../layout/said.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

export const officialChecksPage = page('GET /official-checks', 'public', (context) => {
  const { words, query } = context
  const narrowed = narrowedBy(query)
  return show(context, {
    title: titleOf(words, narrowed),
    description: words.officialChecks.lead,
    main: <OfficialChecks words={words} checks={officialChecks} narrowed={narrowed} />,
  })
})

/** Ignores a filter without rows: the index is more help than an empty page. */
function narrowedBy(query: URLSearchParams): Narrowed {
  const country = query.get('country')
  const kind = documentKindSchema.safeParse(query.get('kind')).data
  if (officialChecks.some((check) => check.country === country && country !== null))
    return { country: country as string }
  if (kind !== undefined && officialChecks.some(({ kinds }) => kinds.includes(kind)))
    return { kind }
  return null
}

/** What narrows the table: a country, or a kind of document. */
type Narrowed = { country: string } | { kind: DocumentKind } | null

interface OfficialChecksProps {
  words: Words
  checks: readonly OfficialCheck[]
  narrowed: Narrowed
}

/** The table of H5: its index by country and by document, or one entry of the index. */
function OfficialChecks({ words, checks, narrowed }: OfficialChecksProps) {
  const { officialChecks } = words
  return (
    <>
      <section className="lead">
        <h1>{titleOf(words, narrowed)}</h1>
        {narrowed === null && <p>{officialChecks.lead}</p>}
        <Unsure words={words} checks={checks} />
      </section>
      {narrowed === null ? (
        <Index words={words} checks={checks} />
      ) : (
        <Rows words={words} checks={checks.filter((check) => isIn(check, narrowed))} />
      )}
      <section className="check">
        <h2 id="sure">{officialChecks.sureTitle}</h2>
        {officialChecks.sure.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </section>
      <p className="check">{officialChecks.otherCountry}</p>
      {narrowed === null && <SpotFake words={words} />}
      {narrowed !== null && (
        <Way className="button" href="/official-checks" text={words.help.all} />
      )}
    </>
  )
}

function SpotFake({ words: { home, navigation } }: Pick<OfficialChecksProps, 'words'>) {
  return (
    <section className="fakes" id="spot-a-fake" aria-labelledby="fakes">
      <div>
        <h2 id="fakes">{home.spotFake}</h2>
        <p className="soft">{navigation.tiles['/official-checks#spot-a-fake']}</p>
      </div>
      <ol className="steps">
        {home.fakes.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            <span className="soft">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Once and above all of them: that nobody here vouches for the addresses, and how to verify one. */
function Unsure({ words, checks }: Pick<OfficialChecksProps, 'words' | 'checks'>) {
  if (checks.every(({ hostConfirmed }) => hostConfirmed)) return null
  const { unconfirmed, sureTitle } = words.officialChecks
  return (
    <p>
      {unconfirmed} <a href="#sure">{sureTitle}</a>
    </p>
  )
}

/** Returns the heading of the page. */
function titleOf({ officialChecks, kinds, lang }: Words, narrowed: Narrowed): string {
  if (narrowed === null) return officialChecks.title
  if ('kind' in narrowed) return officialChecks.ofKind(kinds[narrowed.kind])
  return officialChecks.inCountry(countryName(narrowed.country, lang))
}

function isIn(check: OfficialCheck, narrowed: NonNullable<Narrowed>): boolean {
  if ('kind' in narrowed) return check.kinds.includes(narrowed.kind)
  return check.country === narrowed.country
}

function Index({ words, checks }: Pick<OfficialChecksProps, 'words' | 'checks'>) {
  const { officialChecks, kinds, lang } = words
  const countries = [...new Set(checks.flatMap(({ country }) => country ?? []))]
    .map((country) => [`?country=${country}`, countryName(country, lang)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, lang))
  const documents = [...new Set(checks.flatMap((check) => check.kinds))]
    .filter((kind) => kind !== 'photo')
    .map((kind) => [`?kind=${kind}`, kinds[kind]] as const)
  return (
    <>
      <Links id="countries" title={officialChecks.byCountry} links={countries} />
      <Links id="papers" title={officialChecks.byDocument} links={documents} />
    </>
  )
}

interface LinksProps {
  id: string
  title: string
  links: readonly (readonly [query: string, text: string])[]
}

function Links({ id, title, links }: LinksProps) {
  return (
    <nav className="index" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([query, text]) => (
          <li key={query}>
            <a href={`/official-checks${query}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Rows({ words, checks }: Pick<OfficialChecksProps, 'words' | 'checks'>) {
  return (
    <section className="country">
      <ul>
        {checks.map((check) => (
          <Row
            key={`${check.authority} ${check.service} ${check.kinds}`}
            words={words}
            check={check}
          />
        ))}
      </ul>
    </section>
  )
}

function Row({ words, check }: { words: Words; check: OfficialCheck }) {
  const { officialChecks } = words
  const { texts } = check
  const kinds = check.kinds.map((kind) => words.kinds[kind]).join(words.comma)
  return (
    <li>
      <p className="soft">{kinds}</p>
      <p>
        <Said words={words} text={check.authority} code={texts.authority} />
        <br />
        {check.url === null ? (
          <b>
            <Said words={words} text={check.service} code={texts.service} />
          </b>
        ) : (
          <a className="outward" href={check.url} rel="noreferrer">
            <Said words={words} text={check.service} />
          </a>
        )}
        {check.url !== null && <span className="host soft">{new URL(check.url).host}</span>}
      </p>
      <p>
        <Said words={words} text={check.whatToEnter} code={texts.whatToEnter} />{' '}
        <Said words={words} text={check.advice} code={texts.advice} />
      </p>
      {check.hostConfirmed && (
        <p className="soft">{officialChecks.confirmed(longDate(check.hostConfirmed, words))}</p>
      )}
    </li>
  )
}
