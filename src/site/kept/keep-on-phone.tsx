import { createHash } from 'node:crypto'
import type { Organisation } from '#modules/organisation'
import { Island } from '../layout/document.tsx'
import type { Words } from '../words.ts'
import { keptAddresses } from './addresses.ts'

interface KeepProps {
  words: Words
  way: { file: string }
  version: string
}

/** What a phone keeps when its owner says so. The island shows it where the browser can; without script it stays hidden. */
export function KeepOnPhone({ words, way, version }: KeepProps) {
  const { kept } = words
  return (
    <section
      className="plain screen-only"
      hidden
      aria-labelledby="keep"
      data-keep={`${way.file}/card/kept`}
      data-card={`${way.file}/card.png`}
      data-version={version}
      data-worker={keptAddresses.worker}
      data-done={kept.done}
      data-gone={kept.gone}
      data-failed={kept.failed}
    >
      <h2 id="keep">{kept.title}</h2>
      <p>{kept.what}</p>
      <p>
        <strong>{kept.own}</strong>
      </p>
      <p>{kept.stays}</p>
      {way.file === '/my/file' && <p>{kept.signOut}</p>}
      <p data-is="same" hidden>
        {kept.same}
      </p>
      <p data-is="other" hidden>
        {kept.other}
      </p>
      <p className="actions">
        <button type="button" data-is="keep">
          {kept.keep}
        </button>
        <button type="button" data-is="replace" hidden>
          {kept.replace}
        </button>
        <button type="button" className="quiet" data-is="remove" hidden>
          {kept.remove}
        </button>
      </p>
      <p role="status" data-is="said" />
      <Island name="keep-on-phone" />
    </section>
  )
}

/** Names what is kept: another name where a fact of the card or of the agency is another, whatever the day. */
export function versionOf(
  { not: _, ...facts }: { not: unknown },
  { version }: Pick<Organisation, 'version'>,
  photo: { id: string } | undefined,
): string {
  const text = JSON.stringify([facts, version, photo?.id])
  return createHash('sha256').update(text).digest('base64url')
}
