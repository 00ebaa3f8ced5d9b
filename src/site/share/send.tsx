import { englishWords, type Words } from '../messages/index.ts'

interface SendProps {
  words: Words
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
export function Send({ words: { share, lang }, code, address }: SendProps) {
  /** In the sender's language and in English: who reads it may know neither Bengali nor Arabic. */
  const said = (say: (words: Words['share']) => string) =>
    withoutMarks(lang === 'en' ? say(share) : `${say(englishWords.share)}\n\n${say(share)}`)
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
