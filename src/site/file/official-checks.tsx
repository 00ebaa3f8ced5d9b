import { renderToStaticMarkup } from 'react-dom/server'
import { Said } from '../layout/said.tsx'
import type { Words } from '../messages/index.ts'
import type { ShownDocument } from './lost.tsx'

type Checks = ShownDocument['officialChecks']

interface OfficialChecksProps {
  words: Words
  checks: Checks
}

/** H5: the only links on the page that lead to another website. */
export function OfficialChecks({ words, checks }: OfficialChecksProps) {
  // React's own markup, made only from our table and catalogue.
  return <div className="check" dangerouslySetInnerHTML={{ __html: checksMarkup(words, checks) }} />
}

/** The same few lists are on every result page, and drawing them again took a third of the time. */
const drawn = new WeakMap<Checks, Map<Words, string>>()

function checksMarkup(words: Words, checks: Checks): string {
  const inLanguages = drawn.get(checks) ?? new Map<Words, string>()
  drawn.set(checks, inLanguages)
  const known = inLanguages.get(words)
  if (known !== undefined) return known
  const markup = renderToStaticMarkup(<CheckList words={words} checks={checks} />)
  inLanguages.set(words, markup)
  return markup
}

function CheckList({ words, checks }: OfficialChecksProps) {
  return (
    <>
      <h3>{words.file.ask}</h3>
      {checks.length === 0 && <p>{words.file.askNamed}</p>}
      {checks.map(({ authority, service, whatToEnter, advice, url }) => (
        <p key={authority + service}>
          <Said words={words} text={authority} />:{' '}
          {url === null ? (
            <b>
              <Said words={words} text={service} />
            </b>
          ) : (
            <a className="outward" href={url} rel="noreferrer">
              <Said words={words} text={service} />
            </a>
          )}
          <br />
          <Said words={words} text={whatToEnter} /> <Said words={words} text={advice} />
        </p>
      ))}
    </>
  )
}
