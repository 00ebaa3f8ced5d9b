import type { ReactNode } from 'react'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { Share } from '#modules/shares/schema'
import type { FileAccess } from '../file/file-access.ts'
import type { FormState } from '../form.ts'
import { longDate, longMoment } from '../layout/dates.ts'
import { ErrorSummary, Way } from '../layout/fields.tsx'
import { AskFirst } from '../layout/number-and-code.tsx'
import type { Words } from '../words.ts'
import { ShareForm } from './form.tsx'

interface SharesProps {
  words: Words
  opened: OpenedRecord
  /** The content above it. */
  above: ReactNode
  below: ReactNode
  shares: readonly Share[]
  form: FormState
  /** Since when the candidate says no to shares; null: yes, or not answered. */
  refusedSince: string | null
  /** The address of the file. */
  file: FileAccess['file']
  /** The address of this page, to which its forms are sent. */
  at: string
}

/** The shares of the opened file, with every viewing, and the form for a new one. */
export function Shares(props: SharesProps) {
  const { words, opened, above, below, shares, form, at, refusedSince } = props
  const { share } = words
  return (
    <>
      {above}
      <section className="lead">
        <h1>{share.title}</h1>
        <p>{share.lead}</p>
        {shares.length > 0 && (
          <Way within="to-shares" className="quiet" href="#shares" text={share.list} />
        )}
      </section>
      <ErrorSummary form={form} words={words} />
      <div className="beside">
        <section className={shares.length === 0 ? undefined : 'screen-only'} aria-labelledby="make">
          <h2 id="make">{share.make}</h2>
          {refusedSince === null ? (
            <ShareForm words={words} opened={opened} form={form} action={at} />
          ) : (
            <SaidNo {...props} since={refusedSince} />
          )}
        </section>
        <section aria-labelledby="shares">
          <h2 id="shares">{share.list}</h2>
          {shares.length === 0 && <p className="soft">{share.none}</p>}
          {shares.map((each) => (
            <ListedShare key={each.id} {...props} share={each} />
          ))}
        </section>
      </div>
      {below}
    </>
  )
}

/** Why no share can be made, and where that can be changed. */
function SaidNo({ words, since, file }: Pick<SharesProps, 'words' | 'file'> & { since: string }) {
  return (
    <div className="card">
      <p>{words.share.saidNo(longDate(since, words))}</p>
      <Way href={`${file}/consents`} rel="nofollow" text={words.consents.title} />
    </div>
  )
}

interface ListedShareProps extends Pick<SharesProps, 'words' | 'at' | 'file'> {
  share: Share
}

function ListedShare({ words, share, at, file }: ListedShareProps) {
  const { share: texts } = words
  const facts = [
    [texts.state, texts.states[share.state]],
    [texts.forWhom, texts.purposes[share.purpose]],
    [words.file.documents, share.kinds.map((kind) => words.kinds[kind]).join(words.comma)],
    [texts.madeOn, longDate(share.createdAt, words)],
    ...endOf(words, share),
  ]
  return (
    <article className="card share" aria-labelledby={share.id}>
      <h3 id={share.id}>{share.label}</h3>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.views}</dt>
          <dd>
            <Viewings words={words} share={share} all={`${file}/views`} />
          </dd>
        </div>
      </dl>
      {share.state === 'open' && (
        <AskFirst
          label={texts.revoke}
          which={texts.revokeWhich(share.label)}
          action={`${at}/revoke`}
          yes={texts.revokeYes}
        >
          <input type="hidden" name="id" value={share.id} />
          <p>{texts.revokeText}</p>
        </AskFirst>
      )}
    </article>
  )
}

/** Returns when a share ends or ended. What was stopped is not open until its end; by staff, the time is not known. */
function endOf(words: Words, { state, expiresAt, revokedAt }: Share) {
  if (revokedAt !== null) return [[words.share.stoppedOn, longMoment(revokedAt, words)]]
  return state === 'stopped' ? [] : [[words.share.openUntil, longMoment(expiresAt, words)]]
}

/** How many of its newest viewings a share lists; the page of all viewings has the others. */
const mostViewings = 5

function Viewings({ words, share, all }: { words: Words; share: Share; all: string }) {
  const { share: texts } = words
  if (share.viewCount === 0) return texts.neverViewed
  // Several viewings may fall into one minute.
  const times = share.viewings.map((at, index) => ({ key: `${at} ${index}`, at }))
  return (
    <>
      {texts.viewed(share.viewCount)}
      <ul className="times">
        {times.slice(0, mostViewings).map(({ key, at }) => (
          <li key={key}>
            <time dateTime={at}>{longMoment(at, words)}</time>
          </li>
        ))}
      </ul>
      {share.viewCount > mostViewings && <a href={all}>{words.views.title}</a>}
    </>
  )
}
