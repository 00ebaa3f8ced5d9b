import type { Tables } from '#migrations'
import { insertOnce, type Reader, type Transaction } from '#platform/database'
import { type Hash, hashesIn, type TileName } from '#platform/tlog'

export type Log = Tables['logs']

/** Finds the log that events are sealed into now; undefined before there is one. */
export async function findLog(tx: Reader): Promise<Log | undefined> {
  return tx.selectFrom('logs').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
}

/** Reads all logs, the oldest first. */
export async function readLogs(tx: Reader): Promise<Log[]> {
  return tx.selectFrom('logs').selectAll().orderBy('number').execute()
}

export async function insertLog(tx: Transaction, log: Log, sealedSeed: string): Promise<void> {
  await tx.insertInto('logs').values(log).execute()
  await tx.insertInto('logKeys').values({ log: log.number, sealedSeed }).execute()
}

/** Finds the log's private key, encrypted; undefined where it was left behind. */
export async function findSealedSeed(tx: Reader, log: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('logKeys')
    .select('sealedSeed')
    .where('log', '=', log)
    .executeTakeFirst()
  return row?.sealedSeed
}

/** Reads a tile's hashes; none when there is no such tile. */
export async function readTile(tx: Reader, log: number, tile: TileName): Promise<Hash[]> {
  const row = await tx
    .selectFrom('logTiles')
    .select('hashes')
    .where('log', '=', log)
    .where('level', '=', tile.level)
    .where('place', '=', tile.index)
    .executeTakeFirst()
  return hashesIn(Buffer.from(row?.hashes ?? '', 'base64'))
}

export async function putTile(
  tx: Transaction,
  log: number,
  { level, index, hashes }: TileName & { hashes: readonly Hash[] },
): Promise<void> {
  const text = Buffer.concat(hashes).toString('base64')
  await tx
    .insertInto('logTiles')
    .values({ log, level, place: index, hashes: text })
    .onConflict((conflict) =>
      conflict.columns(['log', 'level', 'place']).doUpdateSet({ hashes: text }),
    )
    .execute()
}

/** Reads the random bytes of 256 leaves, one after another; fewer at the end. */
export async function readSalts(tx: Reader, place: number): Promise<Buffer> {
  const row = await tx
    .selectFrom('logSalts')
    .select('salts')
    .where('place', '=', place)
    .executeTakeFirst()
  return Buffer.from(row?.salts ?? '', 'base64')
}

export async function putSalts(tx: Transaction, place: number, bytes: Buffer): Promise<void> {
  const salts = bytes.toString('base64')
  await tx
    .insertInto('logSalts')
    .values({ place, salts })
    .onConflict((conflict) => conflict.column('place').doUpdateSet({ salts }))
    .execute()
}

/** Tells whether the log still has the size that the caller built on. */
export async function hasSize(tx: Reader, { number, size }: Log): Promise<boolean> {
  const row = await tx
    .selectFrom('logs')
    .select('size')
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.size === size
}

export async function growLog(tx: Transaction, { number }: Log, size: number): Promise<void> {
  await tx.updateTable('logs').set({ size }).where('number', '=', number).execute()
}

/** Stores a checkpoint. If the log has grown since, whoever made it grow signs the newer size. */
export async function putCheckpoint(
  tx: Transaction,
  { number, size, checkpoint }: Pick<Log, 'number' | 'size' | 'checkpoint'>,
): Promise<void> {
  await tx
    .updateTable('logs')
    .set({ checkpoint })
    .where('number', '=', number)
    .where('size', '=', size)
    .execute()
}

export const insertLoss = insertOnce('losses')

export async function selectLosses(tx: Reader): Promise<Tables['losses'][]> {
  return tx.selectFrom('losses').selectAll().orderBy('id').execute()
}

export async function deleteLoss(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('losses').where('id', '=', id).execute()
}
