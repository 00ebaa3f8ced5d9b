import type { ReactNode } from 'react'
import { type CaseKind, kindsThat } from '#modules/cases/kinds.schema'
import type { CaseContent } from '#modules/cases/schema'
import { helpFor } from '#modules/organisation/help.schema'
import { Further } from '../file/page-parts.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { FactList } from '../layout/facts.tsx'
import { Lead, Press, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { HelpRows } from '../layout/help-rows.tsx'
import { Sheet } from '../my/sheet.tsx'
import type { RequestContext } from '../route.ts'
import { QrCode } from '../share/made-page.tsx'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'
import { shownValue, textsOf } from './parts.tsx'

const ofAnybody = kindsThat(({ by }) => by === 'anybody')
const ofCandidates = kindsThat(({ by, ofAccount }) => by === 'candidate' && !ofAccount)

interface ChoiceProps {
  words: Words
  organisation: string
  /** Where the own file is open; null without one. */
  file: string | null
  /** What can be told there. */
  own?: readonly CaseKind[]
  children?: ReactNode
}

/** "Tell {name} something": first what it is about, in plain words. */
export function Choice({ words, organisation, file, own = ofCandidates, children }: ChoiceProps) {
  const { cases } = words
  return (
    <>
      <Lead title={cases.tell(organisation)} lead={cases.about} />
      <section className="plain">
        {file !== null && (
          <Kinds words={words} kinds={own} hrefOf={(kind) => `${file}/tell/${kind}`} />
        )}
        <Kinds words={words} kinds={ofAnybody} hrefOf={(kind) => `/tell/${kind}`} />
        {file === null && (
          <>
            <p>
              {cases.inFile} <a href="/check">{words.check.open}</a>
            </p>
            <ul className="bullets">
              {ofCandidates.map((kind) => (
                <li key={kind}>{textsOf(words, kind).title}</li>
              ))}
            </ul>
          </>
        )}
        {children}
      </section>
    </>
  )
}

interface KindsProps {
  words: Words
  kinds: readonly CaseKind[]
  hrefOf: (kind: string) => string
}

function Kinds({ words, kinds, hrefOf }: KindsProps) {
  return <Further links={kinds.map((kind) => [hrefOf(kind), textsOf(words, kind).title])} />
}

interface FollowFormProps {
  words: Words
  /** A number that leads nowhere, to be corrected. */
  typed?: string
}

/** Takes the number of a case, and leads to how far it is. */
export function FollowForm({ words: { cases, receipt }, typed = '' }: FollowFormProps) {
  return (
    <form className="ask-form" method="get" action="/case">
      <h2>{cases.follow}</h2>
      <p className="field">
        <label htmlFor="number">{receipt.number}</label>{' '}
        <input
          id="number"
          name="number"
          className="code"
          defaultValue={typed}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
      </p>
      <Press>{cases.follow}</Press>
    </form>
  )
}

/** What both the saved file and the page need. */
export interface Made {
  content: CaseContent
  digest: string
  isSent: boolean
  /** By when it is to be answered. */
  dueAt: string
  /** `content` in the form of RFC 8785, which the digest covers. */
  line: string
  /** Where its date, its fingerprint and its answer can be read. */
  address: URL
}

/** Shows the numbered page, once: to print, to save, and whom else to show it to. */
export function showWritten(context: RequestContext, made: Made): Promise<Response> {
  const { words, organisation } = context
  const { cases, complaint, checkReceipt, file } = words
  const { content, line, address, isSent, dueAt } = made
  const texts = textsOf(words, content.kind)
  return show(context, {
    title: `${texts.name} ${content.number}`,
    main: (
      <>
        <div className="screen-only timeleft" role="status">
          <p>
            <strong>{complaint.made}</strong>{' '}
            <span className="soft">
              {complaint.saved} {file.print}
            </span>
          </p>
          <Form isButton action="/case/copy">
            <input type="hidden" name="content" value={line} />
            <button className="main" type="submit">
              {complaint.save}
            </button>
          </Form>
        </div>
        <Sheet
          organisation={organisation}
          language={words.lang}
          letterhead={checkReceipt}
          title={words.caseKinds.complaint.name}
          paper="A4"
          foot={complaint.foot(address.host + address.pathname)}
        >
          <div className="columns">
            <FactList facts={factsOf(words, made)} />
            <QrCode text={address.href} label={words.receipt.qrOf(address.href)} />
          </div>
          <p>{isSent ? cases.answerBy(longDate(dueAt, words)) : complaint.standingKept}</p>
          <h2>{texts.fields.text}</h2>
          <blockquote dir="auto">{content.text}</blockquote>
          <p className="soft">{complaint.words}</p>
        </Sheet>
        <Outside words={words} content={content} />
      </>
    ),
  })
}

/** Returns what the page says in a few words, each with its name. */
export function factsOf(
  words: Words,
  { content, isSent }: Made,
): [name: string, value: string | null][] {
  const { complaint, caseKinds } = words
  const { kind, number, at, about, from = null, origin, destination } = content
  const shown = (field: string, value: unknown) =>
    value ? shownValue(words, kind, [field, value]) : null
  return [
    [words.receipt.number, number],
    [complaint.at, longMoment(at, words)],
    [complaint.aboutShort, shown('about', about)],
    [complaint.contact, from],
    [caseKinds.complaint.fields.origin, shown('origin', origin)],
    [caseKinds.complaint.fields.destination, shown('destination', destination)],
    [complaint.kept, isSent ? complaint.isSent : complaint.isKept],
  ]
}

function Outside({ words, content }: { words: Words; content: CaseContent }) {
  const { origin = null, destination = null } = content
  const places = helpFor({ origin, destination })
  return (
    <section className="country screen-only" aria-labelledby="outside">
      <h2 id="outside">{words.help.title}</h2>
      <p>{words.help.unconfirmed}</p>
      {places.length > 0 && <HelpRows {...{ words, places }} />}
      <Way className="button" href="/help" text={words.help.all} />
    </section>
  )
}
