import { randomUUID } from 'node:crypto'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Log } from '#platform/log'
import { asciiHosted } from '#platform/mail-address.schema'

/** A plain-text mail without its recipient. */
export interface Letter {
  /** The name of the sender. */
  fromName: string
  subject: string
  text: string
}

/** Returns how to connect to a mail server. */
function connectionOf(server: URL) {
  const secure = server.protocol === 'smtps:'
  // The URL parser leaves brackets around IPv6 addresses and escapes in names.
  const host = server.hostname.replace(/^\[|\]$/g, '')
  const [user, pass] = [server.username, server.password].map(decodeURIComponent)
  const isOwnMachine = ['localhost', '127.0.0.1', '::1'].includes(host)
  return {
    host,
    port: Number(server.port || (secure ? 465 : 587)),
    secure,
    // A password never travels in the clear.
    requireTLS: !secure && user !== '' && !isOwnMachine,
    ...(user === '' ? {} : { auth: { user, pass } }),
  }
}

/**
 * The outcome of a letter. `refused`: the server did not take it, but may on a later try;
 * `refused-for-good`: no try will succeed. `perhaps`: the connection broke after the server could have
 * taken it.
 */
export type Delivery = 'sent' | 'refused' | 'refused-for-good' | 'perhaps'

export interface DeliveryOptions {
  /** The same for each try: many mail servers recognise a repeated letter by it. */
  id: string
  /** Aborts the delivery. */
  signal: AbortSignal
}

interface Delivering {
  server: URL
  /** The address of the sender. */
  from: string
  /** In milliseconds, for connecting, signing in and handing over together. */
  patience: number
  log: Log
}

/**
 * Delivers a letter over a connection of its own, step by step: a pool cannot tell a server that was never reached from
 * one whose connection broke during a letter.
 */
function deliverer({ server, from, patience, log }: Delivering) {
  return async (
    address: string,
    letter: Letter,
    { id, signal }: DeliveryOptions,
  ): Promise<Delivery> => {
    const to = asciiHosted(address)
    const connection = new SMTPConnection({
      ...connectionOf(server),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    })
    const line = overseen(connection, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
    try {
      const raw = await sourceOf({ from, to, letter, id })
      try {
        await line.step((done) => connection.connect(done))
        const { auth } = connectionOf(server)
        if (auth) await line.step((done) => connection.login({ credentials: auth }, done))
      } catch (error) {
        log.warn({ error }, 'The mail server accepts no messages')
        return 'refused'
      }
      await line.step((done) => connection.send({ from, to: [to] }, raw, done))
      return 'sent'
    } catch (error) {
      log.warn({ error }, 'A message could not be mailed')
      return outcomeOf(error)
    } finally {
      line.end()
    }
  }
}

/** A server that answered has not taken the letter; a broken connection leaves it open. */
function outcomeOf(error: unknown): Delivery {
  const { responseCode, code, command } = error as SmtpFailure
  // Not in the form of an address, or something that our own side could not send.
  if (code === 'EENVELOPE' && !responseCode) return 'refused-for-good'
  if (!responseCode) return 'perhaps'
  // Nothing was said of this letter: our sender or our account is refused, which somebody can mend.
  if (command === 'MAIL FROM' || ofTheAccount.has(responseCode)) return 'refused'
  return responseCode >= 500 ? 'refused-for-good' : 'refused'
}

interface SmtpFailure {
  responseCode?: number
  code?: string
  command?: string
}

/** Signing in is required, too weak or wrong (RFC 4954, section 6). */
const ofTheAccount = new Set([530, 534, 535, 538])

/** Returns the steps as promises that are all aborted when the time is over. */
function overseen(connection: SMTPConnection, signal: AbortSignal) {
  let fail: (error: Error) => void = () => undefined
  const cut = (error: Error) => fail(error)
  connection.on('error', cut)
  connection.on('end', () => cut(new Error('The mail server closed the line')))
  const end = () => cut(signal.reason)
  signal.addEventListener('abort', end)
  return {
    step: (run: (done: (error?: Error | null) => void) => void) =>
      new Promise<void>((resolve, reject) => {
        signal.throwIfAborted()
        fail = reject
        run((error) => (error ? reject(error) : resolve()))
      }),
    end: () => {
      signal.removeEventListener('abort', end)
      fail = () => undefined
      connection.close()
    },
  }
}

interface Source {
  from: string
  to: string
  letter: Letter
  id: string
}

/** Returns the message as it is sent. */
function sourceOf({ from, to, letter, id }: Source): Promise<Buffer> {
  const { fromName, subject, text } = letter
  return new MailComposer({
    from: { name: fromName, address: from },
    // An object, because nodemailer would read a list into an address given as text.
    to: { name: '', address: to },
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    ...{ subject, text },
    headers: { 'auto-submitted': 'auto-generated' },
  })
    .compile()
    .build()
}

/** Sends mail. Never call it inside a transaction: what a mail reports must be committed. */
export interface Mailer {
  /**
   * Hands a letter to the mail server; returns whether it was taken. Never throws: a failure is logged,
   * without the address, and the person who waits for the mail asks for another.
   */
  post(to: string, letter: Letter): Promise<boolean>
  /** Does the same for a letter of the outbox, and returns its outcome. Never throws. */
  deliver(to: string, letter: Letter, options: DeliveryOptions): Promise<Delivery>
  close(): void
}

interface Needs {
  config: { smtpUrl: string | null; url: string }
  log: Log
}

/** How long a letter may take, in milliseconds: somebody may be waiting for it. */
const waitAtMost = 15_000

/**
 * Returns the mailer of an installation; null when no mail server is configured.
 * @param patience in milliseconds; shorter for tests
 */
export function openMail({ config, log }: Needs, patience = waitAtMost): Mailer | null {
  if (config.smtpUrl === null) return null
  const server = new URL(config.smtpUrl)
  const address = server.searchParams.get('from') ?? `no-reply@${new URL(config.url).hostname}`
  const closing = new AbortController()
  const deliver = deliverer({ server, from: address, patience, log })
  return {
    post: async (to, letter) => {
      const once = { id: randomUUID(), signal: closing.signal }
      const outcome = await deliver(to, letter, once)
      if (outcome !== 'sent') log.error({ outcome }, 'A mail could not be sent')
      return outcome === 'sent'
    },
    deliver,
    close: () => closing.abort(),
  }
}
