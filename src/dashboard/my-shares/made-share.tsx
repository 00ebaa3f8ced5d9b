import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Answer } from '#api/client'
import { QrCode } from '../record/qr-code.tsx'
import { doneToast } from '../ui/toast.ts'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './my-shares.module.css'

/** A new share: its code this once, and where the other side uses it. Prints as it stands. */
export function MadeShare({
  share,
  shareCode,
  onDone,
}: Answer<'POST /my/shares'> & { onDone: () => void }) {
  const { share: words, shares, kind, day } = useCandidateWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // Neither the code nor the number: an address is kept in histories and logs.
  const address = `${window.location.origin}/shared`
  const code = (shareCode.match(/.{1,3}/g) ?? []).join('-')
  const copy = async () => {
    await navigator.clipboard.writeText(shares.message(address, code))
    doneToast(shares.copied)
  }
  return (
    <section className={classes.card} aria-labelledby="made">
      <h2 id="made" ref={heading} tabIndex={-1}>
        {shares.made}
      </h2>
      <p>{words.made(day(share.expiresAt))}</p>
      <div className={classes.handover}>
        <dl>
          <dt>{words.code}</dt>
          <dd>
            <output id="share-code" className={classes.code}>
              {code}
            </output>
          </dd>
          <dt>{words.address}</dt>
          <dd>
            <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
          </dd>
          <dt>{words.forWhom}</dt>
          <dd>{words.purposes[share.purpose]}</dd>
          <dt>{words.shown}</dt>
          <dd>{share.kinds.map(kind).join(', ')}</dd>
        </dl>
        <QrCode text={address} label={words.qrOf(address)} />
      </div>
      <p>
        <b>{words.once}</b>
      </p>
      <div>
        <h3>{words.how}</h3>
        <ol className={classes.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Group gap="xs" className={classes.screenOnly}>
        {'clipboard' in navigator && (
          <Button onClick={() => void copy().catch(() => undefined)}>{shares.copy}</Button>
        )}
        <Button variant="default" onClick={() => window.print()}>
          {shares.print}
        </Button>
        <Button variant="default" onClick={onDone}>
          {shares.done}
        </Button>
      </Group>
    </section>
  )
}
