import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Log } from '#platform/log'
import { asciiHosted } from '#platform/mail-address/schema'
import { connectionOf } from './connection.ts'
import type { Letter } from './letter.ts'

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

interface Needs {
  server: URL
  /** The address of the sender. */
  from: string
  /** In milliseconds, for connecting, signing in and handing over together. */
  patience: number
  log: Log
}

/**
 * Delivers a letter over a connection of its own. The pool of `post` cannot tell a server that was never
 * reached from one whose connection broke during a letter; here the steps are separate.
 */
export function deliverer({ server, from, patience, log }: Needs) {
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
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  // Not in the form of an address, or something that our own side could not send.
  if (code === 'EENVELOPE' && !responseCode) return 'refused-for-good'
  if (!responseCode) return 'perhaps'
  return responseCode >= 500 ? 'refused-for-good' : 'refused'
}

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
