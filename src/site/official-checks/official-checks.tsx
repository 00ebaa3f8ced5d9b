import { type DocumentKind, documentKindSchema } from '#modules/documents/schema'
import { type OfficialCheck, officialChecks } from '#modules/organisation'
import { countryName } from '#modules/records/schema'
import { LinkIndex, named } from '../layout/choices.tsx'
import { longDate } from '../layout/dates.ts'
import { Lead, Sentences, Way } from '../layout/fields.tsx'
import { Outward, Said } from '../layout/said.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

/** The table of H5: its index by country and by document, or one entry of the index. */
export const officialChecksPage = page('GET /official-checks', 'public', (context) => {
  const { words, query } = context
  const { officialChecks: texts } = words
  const narrowed = narrowedBy(query)
  const title = titleOf(words, narrowed)
  return show(context, {
    title,
    description: texts.lead,
    main: (
      <>
        <Lead title={title} lead={narrowed === null && texts.lead}>
          <Unsure words={words} />
        </Lead>
        {narrowed === null ? <Index words={words} /> : <Rows words={words} narrowed={narrowed} />}
        <section className="check">
          <h2 id="sure">{texts.sureTitle}</h2>
          <Sentences of={texts.sure} />
        </section>
        <p className="check">{texts.otherCountry}</p>
        {narrowed === null ? (
          <SpotFake words={words} />
        ) : (
          <Way className="button" href="/official-checks" text={words.help.all} />
        )}
      </>
    ),
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

interface PartProps {
  words: Words
}

function SpotFake({ words: { home, navigation } }: PartProps) {
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
function Unsure({ words }: PartProps) {
  if (officialChecks.every(({ hostConfirmed }) => hostConfirmed)) return null
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

function Index({ words }: PartProps) {
  const { officialChecks: texts, kinds } = words
  const at = (query: string) => `/official-checks?${query}`
  const countries = [...new Set(officialChecks.flatMap(({ country }) => country ?? []))]
  const documents = [...new Set(officialChecks.flatMap((check) => check.kinds))]
    .filter((kind) => kind !== 'photo')
    .map((kind) => [at(`kind=${kind}`), kinds[kind]] as const)
  return (
    <>
      <LinkIndex
        id="countries"
        title={texts.byCountry}
        links={named(words, countries).map(([code, name]) => [at(`country=${code}`), name])}
      />
      <LinkIndex id="papers" title={texts.byDocument} links={documents} />
    </>
  )
}

function Rows({ words, narrowed }: PartProps & { narrowed: NonNullable<Narrowed> }) {
  const checks = officialChecks.filter((check) => isIn(check, narrowed))
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
        <Outward href={check.url}>
          <Said
            {...{ words, text: check.service }}
            code={check.url === null ? texts.service : undefined}
          />
        </Outward>
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
