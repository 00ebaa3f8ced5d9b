import { encodeQR } from 'qr'
import type { NewShare, Share } from '#modules/shares/schema'
import { assets } from '../assets.ts'
import { type OnFile, showOpened } from '../file/file-access.tsx'
import { longMoment } from '../layout/dates.ts'
import { Fact, FactList } from '../layout/facts.tsx'
import { Items, Lead, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { type Language, type Words, wordsIn } from '../words.ts'
import { messageLanguages, namesOf } from './form.tsx'

interface SendProps {
  words: Words
  /** Those of the messages, one below the other. */
  languages: readonly Language[]
  /** As it is read aloud. */
  code: string
  address: string
}

/**
 * Returns a text without the marks that isolate what is inserted: an app of the telephone would take the one behind
 * an address for its end, and open another page. In Arabic, address and code have lines of their own instead.
 */
const withoutMarks = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, '')

/**
 * Buttons that send a share with an app of the telephone: the address and the code in separate messages, so
 * that neither message alone opens anything. No address of another website is on the page (H5,
 * docs/decisions/0005).
 */
export function Send({ words: { share }, languages, code, address }: SendProps) {
  const said = (say: (words: Words['share']) => string) =>
    withoutMarks(languages.map((language) => say(wordsIn(language, null).share)).join('\n\n'))
  const messages = [
    { id: 'send-link', title: share.sendLink, text: said((words) => words.linkMessage(address)) },
    { id: 'send-code', title: share.sendCode, text: said((words) => words.codeMessage(code)) },
  ]
  return (
    <div className="screen-only">
      <p className="soft">{share.sendBoth}</p>
      {messages.map((message) => (
        <Message key={message.id} share={share} {...message} />
      ))}
    </div>
  )
}

interface MessageProps {
  share: Words['share']
  id: string
  title: string
  text: string
}

function Message({ share, id, title, text }: MessageProps) {
  const subject = encodeURIComponent(share.mailSubject)
  const body = encodeURIComponent(text)
  const apps = [
    ['WhatsApp', `whatsapp://send?text=${body}`],
    ['SMS', `sms:?&body=${body}`],
    [share.byEmail, `mailto:?subject=${subject}&body=${body}`],
  ]
  return (
    <section className="message" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="actions">
        {apps.map(([app, href]) => (
          <a key={app} className="button" href={href}>
            {app}
            <span className="unseen">: {title}</span>
          </a>
        ))}
      </p>
      <p className="soft">{share.copy}</p>
      <p className="copied">{text}</p>
    </section>
  )
}

interface MadeProps {
  words: Words
  /** The page with all shares. */
  shares: string
  share: Share
  shareCode: string
  /** Whether the form that made it was sent before. */
  isRepeated: boolean
  /** Where the other side types the code. Its address holds neither code nor number. */
  address: string
  languages: readonly Language[]
}

/** A new share: its code, shown this once, and where to use it. Prints as shown. */
export function Made(props: MadeProps) {
  const { words, shares, share, shareCode, address, isRepeated } = props
  const { share: texts } = words
  const send = { words, languages: props.languages, code: grouped(shareCode), address }
  return (
    <>
      <Lead title={texts.madeTitle}>
        {isRepeated && <p role="status">{texts.madeBefore}</p>}
        <p>{texts.made(longMoment(share.expiresAt, words))}</p>
      </Lead>
      <div className="beside">
        <link rel="stylesheet" href={assets.handover.url} />
        <section className="card handover" aria-label={words.shared.code}>
          <dl>
            <dt>{words.shared.code}</dt>
            <dd className="big-code" id="share-code">
              {grouped(shareCode)}
            </dd>
            <dt>{texts.address}</dt>
            <dd>
              <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
            </dd>
          </dl>
          <QrCode text={address} label={words.receipt.qrOf(address)} />
          <p className="screen-only">
            <b>{isRepeated ? texts.keepCode : `${texts.once} ${texts.keepCode}`}</b>
          </p>
        </section>
        <section aria-labelledby="how">
          <h2 id="how">{texts.how}</h2>
          <Items as="ol" className="plain numbered" of={texts.steps} />
          <Send {...send} />
          <dl className="facts">
            <Fact name={texts.forWhom}>{texts.purposes[share.purpose]}</Fact>
            <Fact name={words.file.documents}>
              {share.kinds.map((kind) => words.kinds[kind]).join(words.comma)}
            </Fact>
          </dl>
          <Way within="screen-only" className="button" href={shares} text={texts.all} />
        </section>
      </div>
    </>
  )
}

/** Groups a code in threes, as people read it aloud; the dashes are optional when typing. */
function grouped(code: string): string {
  return code.replace(/(.{3})(?=.)/g, '$1-')
}

interface QrCodeProps {
  text: string
  label: string
  /** Large for a long text: more and smaller squares, with less error correction. */
  size?: 'usual' | 'large'
}

/** A QR code as SVG: error correction M, a margin of 4 modules; the style sheet sets its size. */
export function QrCode({ text, label, size = 'usual' }: QrCodeProps) {
  const ecc = size === 'large' ? 'low' : 'medium'
  const rows = encodeQR(text, 'raw', { ecc, border: 4 })
  const path = rows.map((row, y) => rowPath(row, y)).join('')
  return (
    <svg
      className={size === 'large' ? 'qr large' : 'qr'}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Draws the dark modules of a row, joining neighbours: a third of the bytes of single squares. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`
  }
  return path
}

/**
 * Shows what a share would show, to whom and how long, before it is made.
 * @param fields what was typed and chosen, to be sent again
 */
export function showAnswers(
  on: OnFile,
  fields: Readonly<Record<string, string>>,
  wanted: NewShare,
): Promise<Response> {
  const { words } = on.context
  const { share } = words
  const here = on.way.shares
  const facts: [string, string][] = [
    [words.file.documents, wanted.kinds.map((kind) => words.kinds[kind]).join(words.comma)],
    [share.forWhom, share.purposes[wanted.purpose]],
    [share.label, wanted.label],
    [share.days, share.daysOf(wanted.days)],
    [share.messageIn, namesOf(messageLanguages(fields, words.lang))],
  ]
  const main = (
    <>
      <Lead title={share.checkTitle} lead={share.checkLead} />
      <Form className="ask-form" action={here}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FactList facts={facts} />
        <p className="actions">
          <button className="main" type="submit" name="step" value="make">
            {share.submit}
          </button>
          <button type="submit" name="step" value="change">
            {share.change}
          </button>
        </p>
      </Form>
    </>
  )
  return showOpened(on, { title: share.checkTitle, main, around: 'shares', here })
}
