import { createTransport } from 'nodemailer'
import type { Log } from '#platform/log'
import { asciiHosted } from '#platform/mail-address/schema'
import { connectionOf } from './connection.ts'
import { type Delivery, type DeliveryOptions, deliverer } from './deliver.ts'
import type { Letter } from './letter.ts'

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

/** How long a letter may take, including the wait for its turn, in milliseconds: somebody may be waiting for it. */
const waitAtMost = 15_000

/**
 * Returns the mailer of an installation; null when no mail server is configured.
 * @param patience in milliseconds; shorter for tests
 */
export function openMail({ config, log }: Needs, patience = waitAtMost): Mailer | null {
  if (config.smtpUrl === null) return null
  const server = new URL(config.smtpUrl)
  const address = server.searchParams.get('from') ?? `no-reply@${new URL(config.url).hostname}`
  const connect = () =>
    createTransport({
      ...connectionOf(server),
      pool: true,
      maxConnections: 2,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  let current = connect()
  return {
    post: async (to, { fromName, subject, text }) => {
      const transport = current
      // A silent or slow server holds up all letters behind: they are given up with it, and the next letter
      // starts a new connection.
      const overdue = setTimeout(() => {
        if (current === transport) current = connect()
        transport.close({ force: true })
      }, patience)
      try {
        // An object, because nodemailer would read a list into an address given as text.
        const recipient = { name: '', address: asciiHosted(to) }
        await transport.sendMail({
          from: { name: fromName, address },
          to: recipient,
          subject,
          text,
          headers: { 'auto-submitted': 'auto-generated' },
        })
        return true
      } catch (error) {
        log.error({ error }, 'A mail could not be sent')
        return false
      } finally {
        clearTimeout(overdue)
      }
    },
    deliver: deliverer({ server, from: address, patience, log }),
    close: () => current.close({ force: true }),
  }
}
