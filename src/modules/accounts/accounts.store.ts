import { sql } from 'kysely'
import type { Instant } from '#platform/clock'
import type { Role } from '#platform/context'
import { countOf, type Reader, selectPage, type Transaction } from '#platform/database'
import type { Account, AccountList } from './schema.ts'

const accountColumns = [
  'accounts.id',
  'email',
  'emailVerified',
  'name',
  'photo',
  'role',
  'accounts.createdAt',
  'disabledAt',
  'lastSignInAt',
  'secondFactors.enabledAt',
] as const

interface AccountFound extends Omit<Account, 'emailConfirmed' | 'hasSecondFactor' | 'hasPhoto'> {
  photo: string | null
  emailVerified: number
  enabledAt: Instant | null
}

function accountIn({ emailVerified, enabledAt, photo, ...row }: AccountFound): Account {
  return {
    ...row,
    emailConfirmed: emailVerified === 1,
    hasSecondFactor: enabledAt !== null,
    hasPhoto: photo !== null,
  }
}

const withFactor = (tx: Reader) =>
  tx.selectFrom('accounts').leftJoin('secondFactors', 'accountId', 'accounts.id')

export async function findAccount(tx: Reader, id: string): Promise<Account | undefined> {
  const row = await withFactor(tx)
    .select(accountColumns)
    .where('accounts.id', '=', id)
    .executeTakeFirst()
  return row && accountIn(row)
}

/** Finds the account with an email; `email` in lower case, as it is stored. */
export async function findAccountByEmail(tx: Reader, email: string): Promise<Account | undefined> {
  const row = await withFactor(tx)
    .select(accountColumns)
    .where('email', '=', email)
    .executeTakeFirst()
  return row && accountIn(row)
}

/** Finds the media type of the account's photo; null when it has none, or there is no such account. */
export async function findPhoto(tx: Reader, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('photo')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.photo ?? null
}

/** Finds the page of the dashboard that somebody chose to begin with. */
export async function findFirstPage(tx: Reader, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('accounts')
    .select('firstPage')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.firstPage ?? null
}

/** Finds the language for mails to somebody, and whether they want no mail about their classes. */
export async function findMailChoices(tx: Reader, id: string) {
  return tx
    .selectFrom('accounts')
    .select(['language', 'classMailsOffAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Selects the ids of all accounts that have a photo. */
export async function selectWithPhoto(tx: Reader): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('photo', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects a page of accounts, newest first. */
export async function readAccounts(tx: Reader, list: AccountList) {
  let query = withFactor(tx)
  if (list.role !== undefined) query = query.where('role', '=', list.role)
  if (list.state !== undefined)
    query = query.where('disabledAt', list.state === 'active' ? 'is' : 'is not', null)
  if (list.search) {
    const pattern = `%${list.search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(lower("name") like ${pattern} escape '\\' or "email" like ${pattern} escape '\\')`,
    )
  }
  const { cursor, pageSize } = list
  const { rows, ...place } = await selectPage(query, (some) => some.select(accountColumns), {
    ...{ cursor, pageSize },
    sortedBy: ['accounts.createdAt desc', 'accounts.id desc'],
  })
  return { accounts: rows.map(accountIn), ...place }
}

/** Lists all staff who can sign in, by name. */
export async function listStaff(tx: Reader) {
  return tx
    .selectFrom('accounts')
    .select(['id', 'name', 'role'])
    .where('role', 'in', ['admin', 'moderator'])
    .where('disabledAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export async function readNames(tx: Reader, ids: readonly string[]) {
  const [accounts, apiKeys] = [
    await tx.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute(),
    await tx
      .selectFrom('apiKeys')
      .select(['id', 'name', 'createdBy'])
      .where('id', 'in', ids)
      .execute(),
  ]
  return { accounts, apiKeys }
}

interface AccountRow {
  id: string
  email: string
  name: string
  role: Role
  isConfirmed: boolean
  /** The media type of its photo. */
  photo?: string | null
  language?: string | null
  now: Instant
}

export async function insertAccount(
  tx: Transaction,
  { now, isConfirmed, ...row }: AccountRow,
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({ ...row, emailVerified: isConfirmed ? 1 : 0, createdAt: now, updatedAt: now })
    .execute()
}

export function countOtherActiveAdmins(tx: Transaction, id: string): Promise<number> {
  return countOf(
    tx
      .selectFrom('accounts')
      .where('role', '=', 'admin')
      .where('disabledAt', 'is', null)
      .where('id', '<>', id),
  )
}

interface AccountChange {
  firstPage?: string | null
  language?: string | null
  classMailsOffAt?: Instant | null
  emailVerified?: 0 | 1
  name?: string
  /** The media type of the stored photo. */
  photo?: string | null
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
