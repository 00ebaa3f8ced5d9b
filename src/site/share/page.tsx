import type { Share } from '#modules/shares/schema'
import type { FileAccess } from '../file/file-access.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { Fact } from '../layout/facts.tsx'
import { AskFirst } from '../layout/number-and-code.tsx'
import type { Words } from '../words.ts'

interface ListedShareProps {
  words: Words
  share: Share
  /** The address of the file. */
  file: FileAccess['file']
  /** The address of the page of shares, to which its forms are sent. */
  at: string
}

export function ListedShare({ words, share, at, file }: ListedShareProps) {
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
        {facts.map(([name = '', value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name={texts.views}>
          <Viewings words={words} share={share} all={`${file}/views`} />
        </Fact>
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
