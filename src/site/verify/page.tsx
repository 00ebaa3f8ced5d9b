import { acceptedFiles, acceptedPictures } from '#platform/images/schema'
import { platformLimits } from '#platform/limits'
import { policy } from '../assets.ts'
import type { FormState } from '../form.ts'
import type { QrContent } from '../islands/qr/qr-content.ts'
import { Island } from '../layout/document.tsx'
import { ErrorSummary, Labelled, Lead, Press, takesFocus } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import type { ShownForm } from '../problems.ts'
import type { RequestContext } from '../route.ts'
import { showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { ByAttestation } from './attestation.tsx'
import { ByWhatsApp } from './by-whatsapp.tsx'
import { AskForm, FoldedWay, isInUse } from './outcome.tsx'
import { ByReceipt } from './receipt.tsx'

/**
 * Only the question may run our scripts, including the code reader (WebAssembly), and use the camera. No
 * other page may, and this page's answers need neither.
 */
const scriptHeaders = {
  'content-security-policy': policy("script-src 'self' 'wasm-unsafe-eval'"),
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
}

/**
 * Asks for a file, a reference or a QR code in front of the camera; folded below them a receipt, an attestation and a
 * QR code in a picture.
 * @param found what a QR code in a picture held
 */
export function askToVerify(
  context: RequestContext,
  shown: ShownForm,
  found?: QrContent,
): Promise<Response> {
  const { words, organisation, request } = context
  const { title, lead } = words.verify
  const description = lead(organisation.displayName)
  const { form } = shown
  return showForm(context, shown, {
    title,
    description,
    main: (
      <>
        <Lead title={title} lead={description} />
        <ErrorSummary form={form} words={words} />
        <div className="beside">
          <ByFile words={words} form={form} />
          <ByReference words={words} form={form} />
          <ByCamera words={words} />
          <div className="ways">
            <ByReceipt words={words} form={form} />
            <ByAttestation words={words} />
            <ByPicture words={words} form={form} found={found} />
          </div>
        </div>
        <Island name="hash-file" />
        <Island name="scan-qr" />
      </>
    ),
    headers: scriptHeaders,
    ...(request.method === 'GET' ? {} : { here: '/verify' }),
  })
}

interface PartProps {
  words: Words
  form: FormState
}

function ByFile({ words, form }: PartProps) {
  const { verify } = words
  return (
    <Form
      isButton
      className="ask-form"
      id="by-file"
      action="/verify"
      encType="multipart/form-data"
      aria-labelledby="by-file-title"
      data-most={platformLimits.uploadBytes}
      data-stays={verify.stays}
      data-working={verify.working}
    >
      <h2 id="by-file-title">{verify.byFile}</h2>
      <Labelled id="file" label={verify.file} hint={verify.fileHint} form={form}>
        {(described) => <input {...described} name="file" type="file" accept={acceptedFiles} />}
      </Labelled>
      <p>
        <button className="main" type="submit">
          {verify.compare}
        </button>{' '}
        <span role="status" />
      </p>
      <p className="soft">{verify.byFileLead}</p>
      <details>
        <summary>{verify.whatsApp.title}</summary>
        <ByWhatsApp words={words} />
      </details>
    </Form>
  )
}

/** The question by the reference alone; an answer fills it in again, for correcting a slip. */
export function ByReference({ words: { verify, file }, form }: PartProps) {
  return (
    <AskForm
      id="by-reference"
      title={verify.byReference}
      lead={verify.byReferenceLead}
      lookUp={verify.lookUp}
      fields={[{ id: 'reference', label: file.reference, hint: verify.referenceHint }]}
      form={form}
    />
  )
}

/** Revealed by the island that scans; without script it stays hidden, because it could do nothing. */
function ByCamera({ words: { verify } }: Pick<PartProps, 'words'>) {
  return (
    <section
      className="ask-form camera"
      aria-labelledby="by-camera-title"
      hidden
      data-scan
      data-start={verify.scanStart}
      data-stop={verify.scanStop}
      data-looking={verify.scanLooking}
      data-no-camera={verify.scanNoCamera}
      data-own={verify.scanOwn}
      data-reference={verify.scanReference}
      data-receipt={verify.scanReceipt}
      data-foreign={verify.scanForeign('{host}')}
      data-other={verify.scanOther}
    >
      <h2 id="by-camera-title">{verify.scan}</h2>
      <p className="soft">{verify.scanLead}</p>
      <video muted playsInline hidden aria-label={verify.scanPicture} />
      <p>
        <button type="button">{verify.scanStart}</button> <span role="status" />
      </p>
    </section>
  )
}

interface ByPictureProps extends PartProps {
  /** What the picture that was sent held. */
  found: QrContent | undefined
}

/** A photo or screenshot of a QR code: the server reads it, so that no script is needed. */
function ByPicture({ words: { verify }, form, found }: ByPictureProps) {
  const isOpen = found !== undefined || isInUse(form, ['picture'])
  return (
    <FoldedWay id="by-picture" title={verify.byPicture} isOpen={isOpen}>
      <Form
        isButton
        className="ask-form"
        id="by-picture"
        action="/verify/qr"
        encType="multipart/form-data"
        aria-labelledby="by-picture-title"
      >
        <p className="soft">{verify.byPictureLead}</p>
        {found && <Found verify={verify} found={found} />}
        <Labelled id="picture" label={verify.picture} hint={verify.pictureHint} form={form}>
          {(described) => (
            <input {...described} name="picture" type="file" accept={acceptedPictures} />
          )}
        </Labelled>
        <Press>{verify.readCode}</Press>
      </Form>
    </FoldedWay>
  )
}

function Found({ verify, found }: { verify: Words['verify']; found: QrContent }) {
  return (
    <p role="status" {...takesFocus}>
      {sentenceOf(verify, found)} {found.of === 'own' && <a href={found.path}>{verify.openOwn}</a>}
      {found.of === 'reference' && <a href="#by-reference">{verify.byReference}</a>}
      {found.of === 'receipt' && <a href="#by-receipt">{verify.byReceipt}</a>}
    </p>
  )
}

function sentenceOf(verify: Words['verify'], found: QrContent): string {
  switch (found.of) {
    case 'reference':
      return verify.scanReference
    case 'receipt':
      return verify.scanReceipt
    case 'own':
      return verify.scanOwn
    case 'foreign':
      return verify.scanForeign(found.host)
    case 'other':
      return verify.scanOther
  }
}
