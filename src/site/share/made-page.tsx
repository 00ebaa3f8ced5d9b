import type { ReactNode } from 'react'
import type { Share } from '#modules/shares/schema'
import { assets } from '../assets.ts'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import { QrCode } from './qr-code.tsx'
import { Send } from './send.tsx'

interface MadeProps {
  words: Words
  /** The content above it. */
  above: ReactNode
  below: ReactNode
  /** The page with all shares. */
  shares: string
  share: Share
  shareCode: string
  /** Whether the form that made it was sent before. */
  isRepeated: boolean
  /** Where the other side types the code. Its address holds neither code nor number. */
  address: string
}

/** A new share: its code, shown this once, and where to use it. Prints as shown. */
export function Made(props: MadeProps) {
  const { words, above, below, shares, share, shareCode, address, isRepeated } = props
  const { share: texts } = words
  return (
    <>
      {above}
      <section className="lead">
        <h1>{texts.madeTitle}</h1>
        {isRepeated && <p role="status">{texts.madeBefore}</p>}
        <p>{texts.made(longMoment(share.expiresAt, words))}</p>
      </section>
      <div className="beside">
        <link rel="stylesheet" href={assets.handover.url} />
        <section className="card handover" aria-label={texts.code}>
          <dl>
            <dt>{texts.code}</dt>
            <dd className="big-code" id="share-code">
              {grouped(shareCode)}
            </dd>
            <dt>{texts.address}</dt>
            <dd>
              <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
            </dd>
          </dl>
          <QrCode text={address} label={texts.qrOf(address)} />
          <p className="screen-only">
            <b>{isRepeated ? texts.keepCode : `${texts.once} ${texts.keepCode}`}</b>
          </p>
        </section>
        <section aria-labelledby="how">
          <h2 id="how">{texts.how}</h2>
          <ol className="plain numbered">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Send words={words} code={grouped(shareCode)} address={address} />
          <dl className="facts">
            <div>
              <dt>{texts.forWhom}</dt>
              <dd>{texts.purposes[share.purpose]}</dd>
            </div>
            <div>
              <dt>{texts.shown}</dt>
              <dd>{share.kinds.map((kind) => words.kinds[kind]).join(words.comma)}</dd>
            </div>
          </dl>
          <p className="screen-only">
            <a className="button" href={shares}>
              {texts.all}
            </a>
          </p>
        </section>
      </div>
      {below}
    </>
  )
}

/** Groups a code in threes, as people read it aloud; the dashes are optional when typing. */
function grouped(code: string): string {
  return code.replace(/(.{3})(?=.)/g, '$1-')
}
