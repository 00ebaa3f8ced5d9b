import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { watchForClaims } from './honest.ts'

/** A mail as the server received it. */
export interface ReceivedMail {
  to: string[]
  from: string
  /** Headers and body as received. */
  source: string
  /** The body with transfer encodings undone. */
  text: string
}

/**
 * A real SMTP server on loopback that keeps what it receives, and fails at its end when a mail claims about
 * a document what only an authority can know.
 */
export interface TestSmtp {
  url: string
  mails: ReceivedMail[]
  /** Resolves to the mails so far, once there are this many; fails after five seconds. */
  waitFor(count: number): Promise<ReceivedMail[]>
  /** Resolves to the latest mail to somebody with these words, once there is one; fails as late. */
  waitForOne(wanted: { address: string; words: RegExp }): Promise<ReceivedMail>
  close(): Promise<void>
}

/**
 * Starts the server; `refuses` makes it answer every letter with that code, `holds` accept it and stay
 * silent, and `answers` decide for each: a code that refuses it, or milliseconds until a yes.
 */
export async function startSmtp({
  refuses = false,
  holds = false,
  answers = () => ({}),
  port: wanted = 0,
}: {
  refuses?: boolean | number
  holds?: boolean
  answers?: (to: string) => { refuses?: number; pause?: number }
  port?: number
} = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  const claims = watchForClaims('A mail')
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Whose connection is idle is not waited for: the pool of a Candor keeps its own open for 15 seconds.
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const answer = answers(rcptTo[0]?.address ?? '')
        const responseCode = answer.refuses ?? (refuses === true ? 550 : refuses)
        if (responseCode) return done(Object.assign(new Error('Not taken'), { responseCode }))
        const source = Buffer.concat(chunks).toString('utf8')
        const text = bodyOf(source)
        claims.see(text)
        const from = mailFrom ? mailFrom.address : ''
        mails.push({ from, to: rcptTo.map(({ address }) => address), source, text })
        if (!holds) setTimeout(done, answer.pause ?? 0)
      })
    },
  })
  // It reports a client killed within a letter as an error of its own.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') throw error
  })
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const until = async <Found>(find: () => Found | undefined): Promise<Found | undefined> => {
    const end = Date.now() + 60_000
    for (let found = find(); ; found = find()) {
      if (found !== undefined || Date.now() > end) return found
      await new Promise((go) => setTimeout(go, 5))
    }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor: async (count) => {
      const found = await until(() => (mails.length < count ? undefined : mails))
      if (!found) throw new Error(`${mails.length} mails came, not ${count}`)
      return found
    },
    waitForOne: async ({ address, words }) => {
      const found = await until(() =>
        mails.findLast(({ to, text }) => to.includes(address) && words.test(text)),
      )
      if (!found) throw new Error(`No such mail came to ${address}`)
      return found
    },
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve))
      claims.end()
    },
  }
}

/** Returns the decoded body of a mail with one plain-text part. */
function bodyOf(source: string): string {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Returns the token of a link: the end of its path. */
export function tokenIn(link: URL | string): string {
  return new URL(link).pathname.split('/').at(-1) as string
}

/** Returns the one link in a mail; fails when there is none or more than one. */
export function linkIn({ text }: ReceivedMail): URL {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  if (links.length !== 1) throw new Error(`The mail has ${links.length} links`)
  return new URL(links[0])
}
