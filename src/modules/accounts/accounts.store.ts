import { sql } from 'kysely'
import type { Instant } from '#platform/clock'
import type { Role } from '#platform/context'
import type { Reader, Transaction } from '#platform/database'
import type { Account, AccountList } from './schema.ts'

const accountColumns = [
  'id',
  'email',
  'name',
  'role',
  'createdAt',
  'disabledAt',
  'lastSignInAt',
] as const

/** The name under which better-auth keeps passwords. */
const passwordProvider = 'credential'

export async function findAccount(tx: Reader, id: string): Promise<Account | undefined> {
  return tx.selectFrom('accounts').select(accountColumns).where('id', '=', id).executeTakeFirst()
}

/** `email` in lower case, as it is kept. */
export async function findAccountByEmail(tx: Reader, email: string): Promise<Account | undefined> {
  return tx
    .selectFrom('accounts')
    .select(accountColumns)
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Newest first, with the number of all that match. */
export async function readAccounts(tx: Reader, list: AccountList) {
  let query = tx.selectFrom('accounts')
  if (list.role !== undefined) query = query.where('role', '=', list.role)
  if (list.search) {
    const pattern = `%${list.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(lower("name") like ${pattern} escape '\\' or "email" like ${pattern} escape '\\')`,
    )
  }
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const accounts = await query
    .select(accountColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(list.pageSize)
    .offset((list.page - 1) * list.pageSize)
    .execute()
  return { accounts, total }
}

export async function readNames(tx: Reader, ids: readonly string[]) {
  const [accounts, apiKeys] = [
    await tx.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute(),
    await tx.selectFrom('apiKeys').select(['id', 'name']).where('id', 'in', ids).execute(),
  ]
  return { accounts, apiKeys }
}

interface AccountRow {
  id: string
  email: string
  name: string
  role: Role
  now: Instant
}

export async function insertAccount(tx: Transaction, { now, ...row }: AccountRow): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({ ...row, emailVerified: 0, createdAt: now, updatedAt: now })
    .execute()
}

interface PasswordRow {
  id: string
  accountId: string
  passwordHash: string
  now: Instant
}

/** Sets or replaces the password of an account, in the form in which better-auth looks for it. */
export async function putPassword(tx: Transaction, row: PasswordRow): Promise<void> {
  await tx
    .insertInto('credentials')
    .values({
      id: row.id,
      holderId: row.accountId,
      provider: passwordProvider,
      subject: row.accountId,
      password: row.passwordHash,
      createdAt: row.now,
      updatedAt: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subject'])
        .doUpdateSet({ password: row.passwordHash, updatedAt: row.now }),
    )
    .execute()
}

export async function countOtherActiveAdmins(tx: Transaction, id: string): Promise<number> {
  const { others } = await tx
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return others
}

interface AccountChange {
  role?: Role
  disabledAt?: Instant | null
  lastSignInAt?: Instant
}

export async function changeAccount(
  tx: Transaction,
  id: string,
  change: AccountChange & { updatedAt: Instant },
): Promise<void> {
  await tx.updateTable('accounts').set(change).where('id', '=', id).execute()
}

/** Removes an account with its credentials and sessions. */
export async function removeAccount(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
}
