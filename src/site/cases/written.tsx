import type { CaseContent } from '#modules/cases/schema'
import { helpFor } from '#modules/help/schema'
import type { Organisation } from '#modules/organisation'
import { countryName } from '#modules/records/schema'
import { longMoment } from '../layout/dates.ts'
import { Unbroken } from '../layout/fields.tsx'
import { HelpRow } from '../layout/help-row.tsx'
import { Sheet } from '../my/sheet.tsx'
import { QrCode } from '../share/made-page.tsx'
import type { Words } from '../words.ts'
import { shownValue, textsOf } from './texts.ts'

/** What both the saved file and the page need. */
export interface Made {
  content: CaseContent
  digest: string
  isSent: boolean
  /** `content` in the form of RFC 8785, which the digest covers. */
  line: string
  /** From the log; null where it is not sealed yet. */
  proof: { proof: string; logKey: string } | null
  /** Where its date, its fingerprint and its answer can be read. */
  address: URL
}

interface WrittenProps {
  words: Words
  organisation: Organisation
  made: Made
}

/** The numbered page, shown once: to print, to save, and whom else to show it to. */
export function Written({ words, organisation, made }: WrittenProps) {
  const { complaint, checkReceipt, file } = words
  const { content, line, proof, address } = made
  return (
    <>
      <div className="screen-only timeleft" role="status">
        <p>
          <strong>{complaint.made}</strong> <span className="soft">{file.print}</span>
        </p>
        <form method="post" action="/case/copy">
          <input type="hidden" name="content" value={line} />
          <button className="main" type="submit">
            {complaint.save}
          </button>
        </form>
      </div>
      <Sheet
        organisation={organisation}
        letterhead={checkReceipt}
        title={complaint.sheetTitle}
        paper="A4"
        foot={complaint.foot(address.host + address.pathname)}
      >
        <div className="columns">
          <dl className="facts">
            {factsOf(words, made).map(([name, value]) => (
              <div key={name}>
                <dt>
                  <Unbroken text={name} />
                </dt>
                <dd>
                  <bdi>
                    <Unbroken text={value} />
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          <QrCode text={address.href} label={checkReceipt.qrOf(address.href)} />
        </div>
        <h2>{textsOf(words, content.kind).fields.text}</h2>
        <blockquote dir="auto">{content.text}</blockquote>
        <p className="soft">{complaint.words}</p>
        <h2 id="proof">{complaint.proof}</h2>
        <p>{complaint.proofText}</p>
        {proof === null ? (
          <p>{complaint.proofLater(address.href)}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable (WCAG 2.1.1)
          <section className="proof" tabIndex={0} aria-labelledby="proof">
            <pre>{proof.proof}</pre>
          </section>
        )}
      </Sheet>
      <Outside words={words} made={made} />
    </>
  )
}

/** Returns what the page says in a few words, each with its name; omits what was left out. */
export function factsOf(
  words: Words,
  { content, digest, isSent }: Made,
): [name: string, value: string][] {
  const { complaint, lang } = words
  const { kind, number, at, about, from = null, origin, destination, random } = content
  const facts: [string, string | null][] = [
    [complaint.number, number],
    [complaint.at, longMoment(at, words)],
    [complaint.aboutShort, shownValue(words, kind, ['about', about])],
    [complaint.contact, from],
    [complaint.origin, origin ? countryName(origin, lang) : null],
    [complaint.destination, destination ? countryName(destination, lang) : null],
    [complaint.kept, isSent ? complaint.isSent : complaint.isKept],
    [complaint.digest, digest],
    [complaint.random, random],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

function Outside({ words, made: { content } }: Pick<WrittenProps, 'words' | 'made'>) {
  const { origin = null, destination = null } = content
  const places = helpFor({ origin, destination })
  return (
    <section className="country screen-only" aria-labelledby="outside">
      <h2 id="outside">{words.help.title}</h2>
      <p>{words.help.unconfirmed}</p>
      {places.length > 0 && (
        <ul>
          {places.map((place) => (
            <HelpRow key={`${place.role} ${place.authority} ${place.url}`} {...{ words, place }} />
          ))}
        </ul>
      )}
      <p>
        <a className="button" href="/help">
          {words.help.all}
        </a>
      </p>
    </section>
  )
}
