import { ownCases } from '#modules/cases'
import type { OwnCase } from '#modules/cases/schema'
import { noteReading, ownContract } from '#modules/contracts'
import { shownTerm, shownWage, termLabel } from '#modules/contracts/fees.schema'
import {
  newReadingSchema,
  type OwnContract,
  readingWays,
  termNames,
  type WagePeriod,
} from '#modules/contracts/schema'
import { lostOriginals } from '#modules/documents'
import {
  type FileAccess,
  type OnFile,
  openedForm,
  openedPage,
  showOpened,
} from '../file/file-access.tsx'
import { OwnHelp, Photos } from '../file/page-parts.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { Fact } from '../layout/facts.tsx'
import { ErrorSummary, Lead, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'

/**
 * Returns the pages on which a candidate reads the contract, for either way of opening the file. What is said of its
 * terms is said of those that the page showed: changed terms are shown first.
 */
export function contractPagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/contract`
  return [
    openedPage(way, path, (on) => showContract(on)),
    openedForm(way, `${path}/read`, typedFields, (on, { version, how }) => ({
      show: (shown) => showContract(on, shown),
      does: async () => {
        const said = newReadingSchema.safeParse({ version: Number(version), how })
        if (!said.success) return showContract(on)
        // Asked within the transaction: a file that closed in between says nothing.
        await on.context.ctx.write(async (write) =>
          noteReading(write, await way.holder(write, on.context), said.data),
        )
        return seeOther(path)
      },
    })),
  ]
}

/** Tells whether the file of the contract is gone: nobody can read, or be given, what cannot be shown. */
async function isLost({ context, file: { opened, recordId } }: OnFile): Promise<boolean> {
  const ids = opened.documents.filter(({ kind }) => kind === 'contract').map(({ id }) => id)
  return (await lostOriginals(context.ctx, recordId, ids)).size > 0
}

/** What the contract says, when it came, what the candidate said of it, and the other contracts. */
async function showContract(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const { contract: texts } = words
  const { typed, others } = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    return {
      typed: await ownContract(read, holder),
      others: (await ownCases(read, holder)).filter(({ kind }) => kind === 'contract'),
    }
  })
  const contract = typed && (await isLost(on)) ? { ...typed, hasCopy: false } : typed
  const main = (
    <>
      <Lead title={texts.title} lead={leadOf(words, contract)} />
      <ErrorSummary form={shown.form} words={words} />
      {contract === null ? (
        <p className="plain">{texts.none}</p>
      ) : (
        <>
          <TermList words={words} contract={contract} />
          {contract.hasCopy && (
            <Way
              within="plain screen-only"
              href={`${way.file}/documents/contract`}
              text={texts.seeCopy}
            />
          )}
          <Readings words={words} contract={contract} at={`${way.file}/contract`} />
        </>
      )}
      {others.length > 0 && (
        <section className="stack" aria-labelledby="others">
          <h2 id="others">{words.other.reported}</h2>
          {others.map((one) => (
            <Other key={one.id} {...{ words, contract, one }} />
          ))}
        </section>
      )}
      <Way
        within="plain screen-only"
        className="button"
        href={`${way.file}/tell/contract`}
        text={words.caseKinds.contract.title}
      />
      {others.length > 0 && <OwnHelp words={words} record={file.opened.record} />}
    </>
  )
  return showOpened(on, { title: texts.title, main, around: 'read' }, shown)
}

/** The terms are what staff typed; only beside the copy can anybody compare them. */
function leadOf({ contract: texts }: Words, contract: OwnContract | null): string | false {
  if (contract === null) return false
  return contract.hasCopy ? texts.lead : texts.noCopy
}

interface Part {
  words: Words
  contract: OwnContract
}

function TermList({ words, contract: { terms, version, enteredAt, ...rest } }: Part) {
  const { contract, lang } = words
  const shown = termNames.map((name) => ({
    label: termLabel(name, lang),
    value: shownTerm(name, terms, lang),
  }))
  const silent = shown.filter(({ value }) => value === '')
  return (
    <section className="card" aria-label={contract.title}>
      {rest.hasCopy && (
        <p>
          <b>{receivedIn(words, rest)}</b>
        </p>
      )}
      {version > 1 && <p>{contract.changed(longDate(enteredAt, words))}</p>}
      <dl className="facts">
        {shown.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
        {silent.length > 0 && (
          <div>
            <dt>{contract.silent}</dt>
            {silent.map(({ label }) => (
              <dd key={label} className="unsaid">
                {label}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}

type Received = Pick<OwnContract, 'availableSince' | 'flightOn' | 'daysBeforeFlight'>

/** Says how long before the flight the contract came; where no flight is known, since when it has been there. */
function receivedIn(words: Words, received: Received): string {
  const { contract } = words
  const { availableSince, flightOn, daysBeforeFlight: days } = received
  if (flightOn === null || days === null) return contract.available(longDate(availableSince, words))
  const flight = longDate(flightOn, words)
  if (days < 0) return contract.receivedAfter(flight)
  return days === 0 ? contract.receivedSameDay(flight) : contract.received(days, flight)
}

/** The two buttons, or what the candidate already said of these terms; printed, only what was said. */
function Readings({ words, contract, at }: Part & { at: string }) {
  const { contract: texts } = words
  const said = contract.readings.filter(({ version }) => version === contract.version)
  if (!contract.hasCopy && said.length === 0) return null
  const open = readingWays.filter((way) => said.every(({ how }) => how !== way))
  return (
    <section className={said.length > 0 ? 'card' : 'card screen-only'} aria-labelledby="read">
      <h2 id="read">{texts.readTitle}</h2>
      {said.map(({ how, saidAt }) => (
        <p key={how}>{texts.said[how](longMoment(saidAt, words))}</p>
      ))}
      {contract.hasCopy && <p className="screen-only">{texts.readText}</p>}
      {contract.hasCopy && (
        <Form isButton className="actions screen-only" action={`${at}/read`}>
          <input type="hidden" name="version" value={contract.version} />
          {open.map((way) => (
            <button key={way} type="submit" name="how" value={way}>
              {texts.ways[way]}
            </button>
          ))}
        </Form>
      )}
    </section>
  )
}

interface OtherProps {
  words: Words
  /** The first contract, with which each is compared; null when its terms are not known. */
  contract: OwnContract | null
  one: OwnCase
}

/** Another contract beside the first one, with its photo and the answer of the agency. */
function Other({ words, contract, one }: OtherProps) {
  const { other, cases } = words
  const { id, said, createdAt } = one
  return (
    <article className="card" aria-labelledby={id}>
      <h3 id={id}>{other.on(longMoment(createdAt, words))}</h3>
      <SideBySide words={words} contract={contract} one={one} />
      {said.note != null && <blockquote dir="auto">{said.note}</blockquote>}
      <Photos words={words} one={one} />
      <p>{one.state === 'open' ? cases.open : cases.results.answered}</p>
    </article>
  )
}

/** What both contracts state, the first and the other. */
function SideBySide({ words: { other, lang }, contract, one }: OtherProps) {
  const first = (name: 'wage' | 'employer') =>
    (contract && shownTerm(name, contract.terms, lang)) || other.silent
  const wage = one.money && { ...one.money, period: one.said.period as WagePeriod }
  const rows = [
    ['wage', wage ? shownWage(wage, lang) : other.silent],
    ['employer', one.said.employer ?? other.silent],
  ] as const
  return (
    <table className="side-by-side">
      <thead>
        <tr>
          <th scope="col">{other.term}</th>
          <th scope="col">{other.first}</th>
          <th scope="col">{other.other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{termLabel(name, lang)}</th>
            <td>{first(name)}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
