import type { ReactNode } from 'react'
import { issueAttestation, issueSdJwt, offerToWallet } from '#modules/attestations'
import {
  type AttestationForm,
  attestationRates,
  type TakenAttestation,
  takenAttestationSchema,
  type WalletOffer,
} from '#modules/attestations/schema'
import { withdrawnSince } from '#modules/consents'
import type { DocumentKind } from '#modules/documents/schema'
import { httpStatusOf, Refusal, refuseUnless } from '#platform/errors'
import { assets } from '../assets.ts'
import {
  type FileAccess,
  type OnFile,
  openedForm,
  openedPage,
  showOpened,
} from '../file/file-access.ts'
import { longMoment } from '../layout/dates.ts'
import { Items, Lead, Way } from '../layout/fields.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { QrCode } from '../share/made-page.tsx'
import type { Words } from '../words.ts'
import { TakeAttestation } from './page.tsx'

/** Returns the pages on which a candidate takes an attestation, for either way of opening the file. */
export function attestationPagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/attestations`
  return [
    openedPage(way, path, (on) => ask(on)),
    openedForm(way, path, typedFields, (on, fields) => ({
      field: 'kind',
      values: fields,
      show: (shown) => ask(on, shown),
      does: async ({ kind, form, into, withName, withReference }) => {
        const { ctx, address } = on.context
        const ticks = {
          withName: withName !== undefined,
          withReference: withReference !== undefined,
        }
        const wanted = takenAttestationSchema.safeParse({ kind, form, ...ticks }).data
        refuseUnless(wanted, 'document.not_found')
        await ctx.limits.takeByAddress(attestationRates.attestation, address)
        return into === 'wallet' ? offer(on, wanted) : hand(on, wanted)
      },
      // Said by the page instead of its form.
      otherwise: (error) =>
        error instanceof Refusal && error.code === 'consent.no_sharing'
          ? ask(on, { ...freshForm(), status: httpStatusOf[error.kind] })
          : undefined,
    })),
  ]
}

async function hand(
  { way, context }: OnFile,
  { form, ...wanted }: TakenAttestation,
): Promise<Response> {
  const { ctx } = context
  const { url } = ctx.config
  const { type, ending } = files[form]
  const text = await ctx.write(async (write) => {
    const holder = await way.holder(write, context)
    return form === 'sd-jwt'
      ? issueSdJwt(write, holder, wanted, url)
      : JSON.stringify(await issueAttestation(write, holder, wanted, url), null, 2)
  })
  return new Response(text, {
    headers: {
      'content-type': type,
      // Never named like the document: a file called "work permit" would be taken for one.
      'content-disposition': `attachment; filename="copy-held-${ctx.clock.now().slice(0, 10)}${ending}"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** Shows code and PIN of an offer, this once. */
async function offer(on: OnFile, { form: _, ...wanted }: TakenAttestation): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const made = await ctx.write(async (write) =>
    offerToWallet(write, await way.holder(write, context), wanted, ctx.config.url),
  )
  const main = (
    <OfferToWallet
      {...{ words, made, kind: wanted.kind }}
      above={file.above('read')}
      back={`${way.file}/attestations`}
    />
  )
  return showOpened(on, { title: words.attestation.wallet.title, main, here: way.file })
}

const files: Record<AttestationForm, { type: string; ending: string }> = {
  'data-integrity': { type: 'application/vc', ending: '.vc.json' },
  'sd-jwt': { type: 'application/dc+sd-jwt', ending: '.sd-jwt' },
}

async function ask(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words, organisation } = context
  const { opened, recordId } = file
  const refusedSince = await ctx.read((read) =>
    withdrawnSince(read, { recordId, purpose: 'sharing' }),
  )
  const main = (
    <TakeAttestation
      {...{ words, opened, form: shown.form, refusedSince }}
      below={file.below('form')}
      organisation={organisation.displayName}
      action={`${way.file}/attestations`}
      back={way.file}
    />
  )
  return showOpened(on, { title: words.attestation.title, main, here: way.file }, shown)
}

interface OfferProps {
  words: Words
  above: ReactNode
  made: WalletOffer
  kind: DocumentKind
  back: string
}

/** The code that a wallet scans, and the PIN that it then asks for. */
function OfferToWallet({ words, above, made, kind, back }: OfferProps) {
  const { wallet } = words.attestation
  return (
    <>
      {above}
      <Lead title={wallet.title} lead={wallet.lead(words.kinds[kind])} />
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
          <Items as="ol" className="plain numbered" of={wallet.steps} />
          <Way className="button main" href={made.offer} rel="nofollow" text={wallet.here} />
          <p className="soft">{wallet.hereHint}</p>
          <p className="soft">{wallet.once}</p>
        </section>
      </div>
      <Way href={back} text={wallet.back} />
    </>
  )
}
