import { acceptedFiles } from '#platform/images/schema'
import type { FormState } from '../form.ts'
import type { QrContent } from '../islands/qr/qr-content.ts'
import { takesFocus } from '../layout/fields.tsx'
import { Labelled } from '../layout/labelled.tsx'
import type { Words } from '../messages/index.ts'
import { FoldedWay, isInUse } from './folded-way.tsx'

interface ByPictureProps {
  words: Words
  form: FormState
  /** What the picture that was sent held. */
  found: QrContent | undefined
}

/** A photo or screenshot of a QR code: the server reads it, so that no script is needed. */
export function ByPicture({ words: { verify }, form, found }: ByPictureProps) {
  const isOpen = found !== undefined || isInUse(form, ['picture'])
  return (
    <FoldedWay id="by-picture" title={verify.byPicture} isOpen={isOpen}>
      <form
        className="ask-form"
        id="by-picture"
        method="post"
        action="/verify/qr"
        encType="multipart/form-data"
        aria-labelledby="by-picture-title"
      >
        <p className="soft">{verify.byPictureLead}</p>
        {found && <Found verify={verify} found={found} />}
        <Labelled id="picture" label={verify.picture} hint={verify.pictureHint} form={form}>
          {(described) => (
            <input {...described} name="picture" type="file" accept={acceptedFiles} />
          )}
        </Labelled>
        <p>
          <button type="submit">{verify.readCode}</button>
        </p>
      </form>
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
