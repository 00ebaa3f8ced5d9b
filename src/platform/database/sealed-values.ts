import type { KeyObject } from 'node:crypto'
import type { DialectAdapter } from 'kysely'
import { compileOnce } from './compile-once.ts'
import type { Reader, Transaction } from './handles.ts'
import { sealedText, type ValueKeys, type Vault, valueKey } from './vault.ts'

const vaults = new WeakMap<DialectAdapter, Vault>()

/** Lets `sealed` find the vault of a transaction on this Kysely. */
export function noteVault<Kysely extends Reader>(kysely: Kysely, vault: Vault): Kysely {
  vaults.set(kysely.getExecutor().adapter, vault)
  return kysely
}

/** Returns a row, or a change of one, with these columns sealed under the holder's key; what is empty stays so. */
export async function sealed<Row extends object>(
  tx: Transaction,
  holder: string,
  { row, columns }: { row: Row; columns: readonly string[] },
): Promise<Row> {
  const values = row as Readonly<Record<string, unknown>>
  const filled = columns.filter((name) => typeof values[name] === 'string' && values[name] !== '')
  const vault = vaults.get(tx.getExecutor().adapter)
  if (filled.length === 0 || !vault) return row
  const key = await keyIn(tx, vault, holder)
  const texts = filled.map((name) => [name, sealedText(key, holder, String(values[name]))])
  return { ...row, ...Object.fromEntries(texts) }
}

/** Tells whether values are sealed in this database: in one in memory, through which an archive goes, they are not. */
export const isSealing = (tx: Reader): boolean => vaults.has(tx.getExecutor().adapter)

/**
 * Returns the digest by which SQL finds a value that is sealed; it tells nothing to whoever lacks the installation's key.
 */
export function digestOf(tx: Reader, text: string): string {
  const vault = vaults.get(tx.getExecutor().adapter)
  if (!vault) throw new Error('This database has no vault')
  return vault.digest(text)
}

/**
 * Returns the key with which a holder's values are sealed, and makes it if there is none. It is read in the transaction
 * that needs it: one that was remembered may be of a transaction that was rolled back.
 */
async function keyIn(tx: Transaction, { keys }: Vault, holder: string): Promise<KeyObject> {
  const [found] = await wrappedOf(tx, holder)
  const key = keys.unwrap(found ?? (await made(tx, keys.newRow(holder))))
  if (!key) throw new Error('A data key cannot be unwrapped')
  return valueKey(key)
}

const wrappedOf = compileOnce((tx, holder: string) =>
  tx.selectFrom('dataKeys').select(['holder', 'wrapped']).where('holder', '=', holder),
)
/** Another transaction may make the holder's key at the same moment, as when a file of it is stored: one of them counts. */
const makeKey = compileOnce((tx, holder: string, wrapped: string, madeAt: string) =>
  tx
    .insertInto('dataKeys')
    .values({ holder, wrapped, madeAt })
    .onConflict((conflict) => conflict.column('holder').doNothing())
    .returning(['holder', 'wrapped']),
)

async function made(tx: Transaction, { holder, ...row }: ReturnType<ValueKeys['newRow']>) {
  const [own] = await makeKey(tx, holder, row.wrapped, row.madeAt)
  const [kept] = own ? [own] : await wrappedOf(tx, holder)
  if (!kept) throw new Error('A data key was made and is not there')
  return kept
}
