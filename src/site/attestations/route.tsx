import { issueAttestation, issueSdJwt, offerToWallet } from '#modules/attestations'
import {
  type AttestationForm,
  attestationForms,
  attestationRates,
  mayBeAttested,
  type TakenAttestation,
  takenAttestationSchema,
} from '#modules/attestations/schema'
import { withdrawnSince } from '#modules/consents'
import type { OpenedRecord } from '#modules/lookup/schema'
import { httpStatusOf, Refusal, refuseUnless } from '#platform/errors'
import { assets } from '../assets.ts'
import {
  type FileAccess,
  type OnFile,
  openedForm,
  openedPage,
  showFormOf,
  showOpened,
} from '../file/file-access.tsx'
import { SaidNo } from '../file/page-parts.tsx'
import type { FormState } from '../form.ts'
import { Choice, Radios } from '../layout/choices.tsx'
import { longDate, longMoment } from '../layout/dates.ts'
import { Items, Lead, Press, Sentences, Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { QrCode } from '../share/made-page.tsx'
import type { Words } from '../words.ts'

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

/** Shows the code of an offer that a wallet scans, and the PIN that it then asks for, this once. */
async function offer(on: OnFile, { form: _, ...wanted }: TakenAttestation): Promise<Response> {
  const { way, context } = on
  const { ctx, words } = context
  const { wallet } = words.attestation
  const made = await ctx.write(async (write) =>
    offerToWallet(write, await way.holder(write, context), wanted, ctx.config.url),
  )
  const main = (
    <>
      <Lead title={wallet.title} lead={wallet.lead(words.kinds[wanted.kind])} />
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
      <Way href={`${way.file}/attestations`} text={wallet.back} />
    </>
  )
  return showOpened(on, { title: wallet.title, main, here: way.file, around: 'read' })
}

const files: Record<AttestationForm, { type: string; ending: string }> = {
  'data-integrity': { type: 'application/vc', ending: '.vc.json' },
  'sd-jwt': { type: 'application/dc+sd-jwt', ending: '.sd-jwt' },
}

/** Which document, what the attestation says of the person, and in which form. */
async function ask(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words, organisation } = context
  const { attestation: texts } = words
  const { opened, recordId } = file
  // Since when the candidate says no to showing documents to others; null: yes, or not answered.
  const refusedSince = await ctx.read((read) =>
    withdrawnSince(read, { recordId, purpose: 'sharing' }),
  )
  const documents = opened.documents.filter(({ kind }) => mayBeAttested(kind))
  return showFormOf(on, shown, {
    title: texts.title,
    lead: texts.lead(organisation.displayName),
    main: (
      <>
        {refusedSince !== null && (
          <SaidNo
            words={words}
            file={way.file}
            text={texts.saidNo(longDate(refusedSince, words))}
          />
        )}
        {documents.length === 0 && <p className="plain">{texts.nothing}</p>}
        {refusedSince === null && documents.length > 0 && (
          <Take {...{ words, documents, form: shown.form }} action={`${way.file}/attestations`} />
        )}
      </>
    ),
    here: way.file,
  })
}

interface TakeProps {
  words: Words
  documents: OpenedRecord['documents']
  form: FormState
  action: string
}

function Take({ words: { attestation: texts }, documents, form, action }: TakeProps) {
  const tick = (id: 'withName' | 'withReference') => (
    <Choice type="checkbox" {...{ id, name: id, label: texts[id] }} />
  )
  return (
    <Form className="ask-form" action={action}>
      <Radios
        {...{ name: 'kind', legend: texts.document, form }}
        options={documents.map(({ kind, label }) => [kind, label])}
        usual={documents[0]?.kind}
      />
      <fieldset>
        <legend>{texts.person}</legend>
        {tick('withName')}
        {tick('withReference')}
        <p className="soft">{texts.personHint}</p>
      </fieldset>
      <Radios
        {...{ name: 'form', legend: texts.form, form }}
        options={attestationForms.map((one) => [one, texts.forms[one]])}
        usual={attestationForms[0]}
      >
        <p className="soft">{texts.formHint}</p>
      </Radios>
      <Sentences of={[texts.gives, texts.holds]} />
      <Submit>{texts.take}</Submit>
      <h2>{texts.wallet.title}</h2>
      <p>{texts.wallet.hint}</p>
      <Press name="into" value="wallet">
        {texts.wallet.take}
      </Press>
    </Form>
  )
}
