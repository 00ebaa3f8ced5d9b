import { type ChildProcess, fork } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approvedRecord, setUpPadma } from '#test/candidates'
import { copyRecord } from '#test/many-records'
import { startTestRuntime, type TestRuntime } from '#test/test-runtime'

/**
 * Of all together. Many more before a release, which takes minutes:
 * `LIST_CHANGES=10000 npx vitest run test/long/several-processes/list-index.test.ts`.
 */
const changes = Number(process.env.LIST_CHANGES ?? 1000)
const processes = 4
const together = 10

let app: TestRuntime
let children: ChildProcess[] = []
beforeEach(async () => {
  app = await startTestRuntime('postgres')
  await setUpPadma(app)
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

interface Message {
  missed?: string
  changed?: string
  isSame?: boolean
  total?: number
  isSeen?: boolean
}

test('the lists of four processes see every change of each other, slow commits among them', {
  timeout: 300_000 + changes * 120,
}, async () => {
  const records = await manyRecords(500)
  const probes = records.splice(0, processes)
  const { databaseUrl } = app.runtime.config
  const wrapping = app.runtime.secrets.derived('data-key')
  children = probes.map(() => fork('src/modules/records/test-writer.ts', [databaseUrl, wrapping]))
  const wrong: string[] = []
  await Promise.all(children.map((child) => answerOf(child, 'ready')))
  const seen: Promise<void>[] = []
  const transactions = Math.ceil(changes / processes / together)
  const before = await versions()
  const working = children.map((child, index) => {
    const end = answerOf(child, 'worked')
    child.on('message', ({ missed, changed }: Message) => {
      if (missed) wrong.push(missed)
      const neighbour = children[(index + 1) % processes] as ChildProcess
      if (changed)
        seen.push(sees(neighbour, changed).then((is) => void (is || wrong.push(changed))))
    })
    child.send({ work: { records, probe: probes[index], transactions, together } })
    return end
  })
  await Promise.all(working)
  await Promise.all(seen)
  expect(wrong).toEqual([])
  expect((await versions()) - before).toBeGreaterThanOrEqual(changes)
  expect(seen.length).toBeGreaterThanOrEqual(processes * (transactions / 5))
  const ends = children.map(async (child) => {
    const end = answerOf(child, 'isSame')
    child.send({ compare: true })
    return end
  })
  for (const end of await Promise.all(ends)) expect(end).toMatchObject({ isSame: true, total: 500 })
})

/** The versions of all records together: each change adds one. */
async function versions(): Promise<number> {
  const rows = await app.runtime.database.reader.selectFrom('records').select('version').execute()
  return rows.reduce((sum, { version }) => sum + version, 0)
}

async function manyRecords(count: number): Promise<string[]> {
  const { id } = await approvedRecord(app)
  const numbers = (n: number) => ({ passportNumber: `ZQ${n}`, referenceNumber: `W${n}` })
  await copyRecord(app, count - 1, numbers)
  return [...Array.from({ length: count - 1 }, (_, n) => `${id}-${n}`), id]
}

/** Asks another process whether its list has a name that is committed. */
async function sees(child: ChildProcess, name: string): Promise<boolean> {
  const look = `${name} ${Math.random()}`
  const end = answerOf(child, 'looked', look)
  child.send({ look, name })
  return (await end).isSeen === true
}

function answerOf(child: ChildProcess, key: string, value?: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const listen = (message: Record<string, unknown>) => {
      if (!(key in message) || (value !== undefined && message[key] !== value)) return
      child.off('message', listen)
      resolve(message)
    }
    child.on('message', listen)
    child.once('exit', (code) => reject(new Error(`The writer ended with ${code}`)))
  })
}
