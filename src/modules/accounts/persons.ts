import { listEvents } from '#modules/audit'
import { personBehind, type ReadContext } from '#platform/context'
import type { Colleague } from '#platform/verdict.schema'
import { findAccount, listStaff, readNames } from './accounts.store.ts'
import { findApiKey } from './authenticate.store.ts'
import { askedByOneself } from './links.store.ts'

/** What rows and events hold where nobody signed in: a timer, the command line. */
const system = 'system'

/**
 * Returns the people who stand behind ids that rows and events hold of who did something (`actorId`): of a key the person
 * who made it, of anybody else the id itself. Every rule about another person asks this, and `isAnotherPerson`.
 */
export async function peopleBehind(
  ctx: ReadContext,
  ids: Iterable<string | null>,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null)
  const known = new Map([[system, system]])
  const { accounts, apiKeys } = await readNames(ctx.tx, asked)
  for (const { id } of accounts) known.set(id, id)
  for (const { id, createdBy } of apiKeys) known.set(id, createdBy)
  const people = new Set<string>()
  for (const id of asked) people.add(known.get(id) ?? (await makerInLog(ctx, id)) ?? id)
  return people
}

/** Returns the person behind one such id. */
export async function personOf(ctx: ReadContext, id: string): Promise<string> {
  const [person] = await peopleBehind(ctx, [id])
  return person as string
}

/** Finds who made a key of the installation from which this one was restored: keys stay behind, the log comes along. */
async function makerInLog(ctx: ReadContext, id: string): Promise<string | null> {
  const made = { subject: `api_key:${id}`, actions: ['api_key.created'], limit: 1 }
  const [event] = await listEvents(ctx, made)
  return event?.actorId ?? null
}

/** Returns the admins who can sign in and are none of these people: who else could decide. */
export async function otherAdmins(
  { tx }: Pick<ReadContext, 'tx'>,
  people: ReadonlySet<string>,
): Promise<Colleague[]> {
  const staff = await listStaff(tx)
  return staff
    .filter(({ id, role }) => role === 'admin' && !people.has(id))
    .map(({ id, name }) => ({ id, name }))
}

/** Tells whether the actor is the person of an account, also by a key that they made. */
export function isPersonOf({ actor }: Pick<ReadContext, 'actor'>, accountId: string): boolean {
  return personBehind(actor) === accountId
}

/**
 * Tells whether what somebody handed out (an invitation, a link for a new password) is still theirs to give: it dies with
 * the right of the person, and with the key that made it.
 *
 * @param by what the row holds of who made it; null: the person asked for it themself
 */
export async function mayStillGive(ctx: ReadContext, by: string | null): Promise<boolean> {
  if (by === null || by === system || by === askedByOneself) return true
  const key = await findApiKey(ctx.tx, by)
  if (key && (key.revokedAt !== null || key.expiresAt <= ctx.clock.now())) return false
  const person = key ? key.createdBy : by
  if (person === system) return true
  const account = await findAccount(ctx.tx, person)
  return account?.role === 'admin' && account.disabledAt === null
}
