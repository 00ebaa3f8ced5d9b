import type { ReactNode } from 'react'
import { ownCases } from '#modules/cases'
import type { OwnCase } from '#modules/cases/schema'
import { noteReading, ownContract } from '#modules/contracts'
import {
  newReadingSchema,
  type OwnContract,
  readingWays,
  shownTerm,
  termLabel,
  termNames,
} from '#modules/contracts/schema'
import {
  type FileAccess,
  type OnFile,
  openedForm,
  openedPage,
  showOpened,
} from '../file/file-access.ts'
import { OwnHelp, type OwnHelpProps } from '../file/page-parts.tsx'
import type { FormState } from '../form.ts'
import { longDate, longMoment } from '../layout/dates.ts'
import { ErrorSummary, Lead, Way } from '../layout/fields.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'
import { Others } from './others.tsx'

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

async function showContract(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const { contract, others } = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    return {
      contract: await ownContract(read, holder),
      others: (await ownCases(read, holder)).filter(({ kind }) => kind === 'contract'),
    }
  })
  const main = (
    <Contract
      at={`${way.file}/contract`}
      above={file.above('read')}
      {...{ words, contract, others, form: shown.form, record: file.opened.record }}
    />
  )
  return showOpened(on, { title: words.contract.title, main }, shown)
}

interface ContractProps {
  words: Words
  contract: OwnContract | null
  others: readonly OwnCase[]
  /** Whose contract it is. */
  record: OwnHelpProps['record']
  /** The address of this page. */
  at: string
  /** The content above it. */
  above: ReactNode
  form: FormState
}

/** What the contract says, when it came, and what the candidate said of it. */
function Contract(props: ContractProps) {
  const { words, contract, others, record, at, above, form } = props
  return (
    <>
      {above}
      <Lead title={words.contract.title} lead={contract !== null && words.contract.lead} />
      <ErrorSummary form={form} words={words} />
      {contract === null ? (
        <p className="plain">{words.contract.none}</p>
      ) : (
        <>
          <TermList words={words} contract={contract} />
          <Readings words={words} contract={contract} at={at} />
        </>
      )}
      <Others words={words} contract={contract} others={others} />
      <Way
        within="plain screen-only"
        className="button"
        href={at.replace(/contract$/, 'tell/contract')}
        text={words.caseKinds.contract.title}
      />
      {others.length > 0 && <OwnHelp words={words} record={record} />}
    </>
  )
}

type Part = Pick<ContractProps, 'words'> & { contract: OwnContract }

function TermList({ words, contract: { terms, version, enteredAt, ...rest } }: Part) {
  const { contract, lang } = words
  const shown = termNames.map((name) => ({
    label: termLabel(name, lang),
    value: shownTerm(name, terms, lang),
  }))
  const silent = shown.filter(({ value }) => value === '')
  return (
    <section className="card" aria-label={contract.title}>
      <p>
        <b>{receivedIn(words, rest)}</b>
      </p>
      {version > 1 && <p>{contract.changed(longDate(enteredAt, words))}</p>}
      <dl className="facts">
        {shown.map(
          ({ label, value }) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
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
function Readings({ words, contract, at }: Part & Pick<ContractProps, 'at'>) {
  const { contract: texts } = words
  const said = contract.readings.filter(({ version }) => version === contract.version)
  const open = readingWays.filter((way) => said.every(({ how }) => how !== way))
  return (
    <section className={said.length > 0 ? 'card' : 'card screen-only'} aria-labelledby="read">
      <h2 id="read">{texts.readTitle}</h2>
      {said.map(({ how, saidAt }) => (
        <p key={how}>{texts.said[how](longMoment(saidAt, words))}</p>
      ))}
      <p className="screen-only">{texts.readText}</p>
      <form className="actions screen-only" method="post" action={`${at}/read`}>
        <input type="hidden" name="version" value={contract.version} />
        {open.map((way) => (
          <button key={way} type="submit" name="how" value={way}>
            {texts.ways[way]}
          </button>
        ))}
      </form>
    </section>
  )
}
