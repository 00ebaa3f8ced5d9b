import type { ReactNode } from 'react'
import type { WalletOffer } from '#modules/attestations/schema'
import type { DocumentKind } from '#modules/documents/schema'
import { assets } from '../assets.ts'
import { longMoment } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import { QrCode } from '../share/qr-code.tsx'

interface OfferProps {
  words: Words
  above: ReactNode
  made: WalletOffer
  kind: DocumentKind
  back: string
}

/** The code that a wallet scans, and the PIN that it then asks for. */
export function OfferToWallet({ words, above, made, kind, back }: OfferProps) {
  const { wallet } = words.attestation
  return (
    <>
      {above}
      <section className="lead">
        <h1>{wallet.title}</h1>
        <p>{wallet.lead(words.kinds[kind])}</p>
      </section>
      <div className="beside">
        <link rel="stylesheet" href={assets.handover.url} />
        <section className="card handover" aria-label={wallet.pin}>
          <QrCode text={made.offer} label={wallet.picture} size="large" />
          <dl>
            <dt>{wallet.pin}</dt>
            <dd className="big-code" id="wallet-pin">
              {made.pin}
            </dd>
            <dt>{wallet.until}</dt>
            <dd>{longMoment(made.endsAt, words)}</dd>
          </dl>
        </section>
        <section aria-labelledby="how">
          <h2 id="how">{wallet.how}</h2>
          <ol className="plain numbered">
            {wallet.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <a className="button main" href={made.offer} rel="nofollow">
              {wallet.here}
            </a>
          </p>
          <p className="soft">{wallet.hereHint}</p>
          <p className="soft">{wallet.once}</p>
        </section>
      </div>
      <p>
        <a href={back}>{wallet.back}</a>
      </p>
    </>
  )
}
