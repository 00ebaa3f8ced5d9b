import { type Clock, timed } from '#platform/clock'
import type { Config } from '#platform/config'
import type { PasswordHashing, Secrets } from '#platform/crypto'
import type { Database, Grouping, Reader, Snapshot, Transaction } from '#platform/database'
import type { Encryption } from '#platform/encryption'
import { refusal } from '#platform/errors'
import type { Ids } from '#platform/ids'
import type { Images, Pictures } from '#platform/images'
import type { Counter, Limits } from '#platform/limits'
import type { Log } from '#platform/log'
import type { Mailer } from '#platform/mail'
import type { SmsGateway } from '#platform/sms'
import type { Storage } from '#platform/storage'
import type { Uploads } from '#platform/turns'

export { type Soon, soon, soonAll, soonOr } from '#platform/database'

/** What an account or an API key may do in general; modules/accounts derives permissions from it. */
export const roles = ['student', 'moderator', 'admin'] as const
export type Role = (typeof roles)[number]

/** Who acts: nobody known, a signed-in person, an integration, or the command line and timers. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'account'; id: string; role: Role; name: string; sessionId: string }
  /**
   * `scope`: what it may do of that which asks a person for the password again; null: nothing. `madeBy`: the account of
   * the person who made it; `system`: it was made on the command line.
   */
  | {
      kind: 'api_key'
      id: string
      role: Role
      name: string
      scope: string | null
      madeBy: string
    }
  | { kind: 'system' }

/** Tells whether somebody works for the organisation, or is its server: not a stranger, a candidate, a student. */
export function isStaff(actor: Actor): boolean {
  return actor.kind === 'system' || (actor.kind !== 'anonymous' && actor.role !== 'student')
}

/** The command line on the server's own machine, and the server's timers. */
export const system: Actor = { kind: 'system' }

/** Returns the id for "created by" and the audit log; null for an unknown person. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'system') return 'system'
  return actor.kind === 'anonymous' ? null : actor.id
}

/**
 * Returns the account of the person who stands behind an actor: a key is the person who made it. The command line and all
 * keys that it made are one person, `system`: whoever runs the server. Null where nobody knows who it is: a visitor,
 * whoever holds a share or an opened file. For stored ids `peopleBehind` of modules/accounts answers the same.
 */
export function personBehind(actor: Actor): string | null {
  return actor.kind === 'api_key' ? actor.madeBy : actorId(actor)
}

/**
 * Tells whether the actor is certainly another person than all of these, who are what `peopleBehind` returned. Who is not
 * known may be any of them.
 */
export function isAnotherPerson(actor: Actor, people: ReadonlySet<string>): boolean {
  const person = personBehind(actor)
  return person !== null && !people.has(person)
}

/** Everything that one running Candor holds open. Made once (server/, cli/, test/support). */
export interface Runtime {
  config: Config
  database: Database
  storage: Storage
  /** For the commands that look after it; everything else reads and writes through the storage. */
  encryption: Encryption
  images: Images
  clock: Clock
  ids: Ids
  secrets: Secrets
  passwords: PasswordHashing
  limits: Limits
  uploads: Uploads
  /** Counts that wait in memory until somebody writes them down. */
  counter: Counter
  log: Log
  /** Null when no mail server is configured. */
  mail: Mailer | null
  /** Null when no SMS gateway is configured. */
  sms: SmsGateway | null
}

interface Ground {
  actor: Actor
  clock: Clock
  ids: Ids
  secrets: Secrets
  /** The ways by which messages are sent: those of which a mail server, an SMS gateway is configured. */
  sendsBy: readonly ('mail' | 'sms')[]
  /** What every event of this work also states, e.g. the import that a record came with. */
  cause?: Readonly<Record<string, string>>
  /** For requests over HTTP: whether the caller had to prove recently who they are. */
  recentSignIn?: 'asked' | 'not asked' | undefined
}

/** What a verb that only reads gets. */
export interface ReadContext extends Ground {
  tx: Reader
}

/** What a verb that changes something gets: by its type it runs inside a transaction. */
export interface WriteContext extends Ground {
  tx: Transaction
}

/**
 * What a verb gets that has to do more than SQL (store bytes, draw an image): it runs outside any
 * transaction and opens short ones around its SQL.
 */
export interface ActionContext extends Ground {
  config: Config
  passwords: PasswordHashing
  storage: Storage
  encryption: Encryption
  images: Images
  limits: Limits
  uploads: Uploads
  counter: Counter
  log: Log
  mail: Mailer | null
  sms: SmsGateway | null
  read<T>(run: (ctx: ReadContext) => T): T
  /** Does the same for a verb that reads several things in parallel, and does nothing else. */
  readAtOnce<T>(run: (ctx: ReadContext) => Promise<T>): Promise<T>
  write<T>(run: (ctx: WriteContext) => Promise<T>): Promise<T>
  /** One state of the database for reading in many parts; the caller that opens it closes it. */
  openSnapshot(): Promise<Snapshot>
  /** Runs small, frequent writes that share a commit; `run` may run twice. */
  writeGrouped<T>(run: (ctx: WriteContext) => Promise<T>, grouping?: Grouping): Promise<T>
}

const reading = { of: 'database', kind: 'read' } as const
const writing = { of: 'database', kind: 'write' } as const

/** What sets the work of one context apart from that of another. */
interface Work {
  /** Whether its writes are allowed while the disk is full: those that looking up and reading need. */
  goesOnWhenFull?: boolean | undefined
  recentSignIn?: Ground['recentSignIn']
  /** Whether nothing comes of it, as of HEAD: whoever asks for the head of a file has not downloaded it. */
  writesNothing?: boolean | undefined
}

/**
 * Returns the context of one actor on a running Candor. Work that writes nothing is refused with
 * `route.method_not_allowed` where it would write. While the disk is full its writes are refused with
 * `service.no_room`, unless this work is allowed then (decision 0007).
 */
export function actAs(
  runtime: Runtime,
  actor: Actor,
  { goesOnWhenFull = false, recentSignIn, writesNothing = false }: Work = {},
): ActionContext {
  const { clock, ids, secrets, database, ...rest } = runtime
  const sendsBy = (['mail', 'sms'] as const).filter((way) => runtime[way] !== null)
  const ground = { actor, clock, ids, secrets, sendsBy, recentSignIn }
  const refuseWhenFull = goesOnWhenFull ? () => undefined : database.reserve.refuseChanges
  const refuseWrite = writesNothing ? refuseHead : refuseWhenFull
  const read = { ...ground, tx: database.reader }
  return {
    ...ground,
    ...rest,
    read: (run) => timed(reading, () => run(read)),
    readAtOnce: (run) => timed(reading, () => database.readAtOnce((tx) => run({ ...ground, tx }))),
    write: async (run) => {
      refuseWrite()
      return timed(writing, () => database.write((tx) => run({ ...ground, tx })))
    },
    openSnapshot: () => database.openSnapshot(),
    writeGrouped: async (run, grouping) => {
      refuseWrite()
      const grouped = () => database.writeGrouped((tx) => run({ ...ground, tx }), grouping)
      return timed(writing, grouped)
    },
  }
}

function refuseHead(): never {
  throw refusal('route.method_not_allowed', { allow: ['GET', 'OPTIONS'] })
}

/**
 * Returns who draws what an actor sent: what strangers and candidates send has turns of its own.
 * @param sender who shares that turn evenly with others, where the actor is nobody known: an address, a record
 */
export function picturesOf({ actor, images }: ActionContext, sender: string): Pictures {
  return isStaff(actor) ? images : images.sentBy(actorId(actor) ?? sender)
}

/** Returns the same context for another actor, with a cause that every event of the work names. */
export function actOnBehalf(
  ctx: ActionContext,
  actor: Actor,
  cause: Readonly<Record<string, string>>,
): ActionContext {
  return changed(ctx, { actor, cause })
}

/** Returns the same context after a recent sign-in: what may not leave without one may leave. */
export function afterRecentSignIn(ctx: ActionContext): ActionContext {
  return changed(ctx, { recentSignIn: 'asked' })
}

/** Returns the same context with something of its own, such as another clock. */
export function changed(ctx: ActionContext, as: Partial<Ground>): ActionContext {
  return {
    ...ctx,
    ...as,
    read: (run) => ctx.read((read) => run({ ...read, ...as })),
    readAtOnce: (run) => ctx.readAtOnce((read) => run({ ...read, ...as })),
    write: (run) => ctx.write((write) => run({ ...write, ...as })),
    writeGrouped: (run, grouping) =>
      ctx.writeGrouped((write) => run({ ...write, ...as }), grouping),
  }
}
