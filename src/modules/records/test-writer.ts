import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { openDatabase, type Reader } from '#platform/database'
import { openDataKeys } from '#platform/encryption'
import { Refusal } from '#platform/errors'
import { indexedRecords, placeRecordChanges } from './list-records.ts'
import type { IndexQuery, RecordIndex } from './record-index.ts'
import { selectRecord, updateRecord } from './records.store.ts'

// A separate process that changes records while it follows the changes of others. Its input: the ids of the records,
// one that only it changes, and how often; see test/long/several-processes/list-index.test.ts.

interface Work {
  records: readonly string[]
  probe: string
  transactions: number
  together: number
}

type Order = { work: Work } | { look: string; name: string } | { compare: true }

// Passed as a worker gets its data: the database, and what its keys are wrapped by.
const [, , url = '', wrapping = ''] = process.argv
const openOwn = () => {
  const opened = openDatabase(url)
  opened.vault.use(openDataKeys({ database: opened, clock: systemClock }, [wrapping]).forValues())
  return opened
}
const database = openOwn()
const { reader } = database
const context = {
  clock: systemClock,
  read: (run: (ctx: { tx: Reader }) => unknown) => run({ tx: reader }),
  write: (run: (ctx: { tx: Reader }) => unknown) => database.write(async (tx) => run({ tx })),
} as unknown as ActionContext
const tell = (message: object) => process.send?.(message)
const random = (below: number) => Math.floor(Math.random() * below)
const word = () => Array.from({ length: 8 }, () => String.fromCharCode(97 + random(26))).join('')

const everything = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const
const all: IndexQuery = {
  search: '',
  deleted: false,
  missing: [],
  created: everything,
  updated: everything,
  sort: 'name',
  limit: 100_000,
}
const sees = (index: RecordIndex, name: string) => index.find({ ...all, search: name }).total > 0

/** Changes some records in one transaction. A refused transaction is sent again, as clients do. */
async function change(ids: readonly string[], name: string, isSlow: boolean): Promise<void> {
  try {
    await changeOnce(ids, name, isSlow)
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'unavailable') throw error
    await change(ids, name, isSlow)
  }
}

async function changeOnce(ids: readonly string[], name: string, isSlow: boolean): Promise<void> {
  await database.write(async (tx) => {
    for (const id of ids) {
      const record = await selectRecord(tx, id)
      if (!record) throw new Error(`The record ${id} went away`)
      const updatedAt = systemClock.now()
      await updateRecord(tx, record, { name: `${name} ${word()}`, updatedAt })
    }
    if (isSlow) await pause(50 + random(200))
  })
}

function noteRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function work({ records, probe, transactions, together }: Work): Promise<void> {
  const names: string[] = []
  let isDone = false
  const meanwhile = [
    keep(() => indexedRecords(reader)),
    keep(() => placeRecordChanges(context).catch(noteRefusal)),
  ]
  async function keep(run: () => Promise<unknown>): Promise<void> {
    while (!isDone) {
      await run()
      await pause(20 + random(100))
    }
  }
  for (let n = 0; n < transactions; n += 1) {
    const begin = random(records.length - together)
    const some = records.slice(begin, begin + together)
    await change(some, word(), random(20) === 0)
    if (n % 5 !== 0) continue
    const name = word()
    // With its former names: a reader may be slower than the next change.
    names.push(name)
    await change([probe], names.join(' '), false)
    if (!sees(await indexedRecords(reader), name)) tell({ missed: `own ${name}` })
    tell({ changed: name })
  }
  isDone = true
  await Promise.all(meanwhile)
  tell({ worked: true })
}

/** Checks that the followed index and a fresh one have the same order by name, so no change was missed. */
async function compare(): Promise<void> {
  const followed = (await indexedRecords(reader)).find(all)
  const anew = openOwn()
  const read = (await indexedRecords(anew.reader)).find(all)
  await anew.close()
  tell({ isSame: JSON.stringify(followed) === JSON.stringify(read), total: followed.total })
}

process.on('message', async (order: Order) => {
  if ('work' in order) await work(order.work)
  else if ('compare' in order) await compare()
  else tell({ looked: order.look, isSeen: sees(await indexedRecords(reader), order.name) })
})
await indexedRecords(reader)
tell({ ready: true })
