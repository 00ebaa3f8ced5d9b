import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sqliteGround } from './grounds.ts'
import { startTraffic } from './traffic.ts'

// `npm run soak 10`: so many minutes of mixed traffic; says what grows in the meantime.
const minutes = Number(process.argv[2] ?? 10)
const every = 10_000
const token = 'the-token-of-a-soak'
/** The last quarter may be so much above the second one: the list of records and caches grow. */
const allowed = 1.15

const pages = ['/', '/check', '/verify', '/login', '/about', '/dashboard', '/api/v1/openapi.json']
const ground = await sqliteGround({ CANDOR_METRICS: token })
const { product } = ground
const { told, stop } = startTraffic(ground)
let isOver = false
const visits = Promise.all(pages.map(visit))
const samples: number[][] = []
print(['min', 'resident', 'anonymous', 'heap', 'external', 'data', 'handles', 'files', 'records'])
for (let at = 0; at <= minutes * 60_000; at += every) {
  const sample = [at / 60_000, ...(await measure()), told.acknowledged.size]
  samples.push(sample)
  if (at % 30_000 === 0) print(sample.map((one) => one.toFixed(1)))
  await pause(every)
}
isOver = true
await stop()
await visits
await ground.close()

const quarter = Math.floor(samples.length / 4)
const residentIn = (from: number) => median(samples.slice(from, from + quarter), 1)
const [before, after] = [residentIn(quarter), residentIn(samples.length - quarter)]
print([
  `resident ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} MB in the last`,
])
for (const one of new Set(told.wrong)) print([one])
process.exitCode = after > before * allowed || told.wrong.length > 0 ? 1 : 0

async function visit(path: string): Promise<void> {
  while (!isOver) {
    await fetch(product.url + path).then((answer) => answer.arrayBuffer())
    await pause(20)
  }
}

/** In MB (10^6 bytes), and numbers. */
async function measure(): Promise<number[]> {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8')
  const kept = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / 1e6
  const headers = { authorization: `Bearer ${token}` }
  const text = await (await fetch(`${product.url}/metrics`, { headers })).text()
  const told = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return [
    kept('VmRSS'),
    kept('RssAnon'),
    told('nodejs_heap_size_used_bytes') / 1e6,
    told('nodejs_external_memory_bytes') / 1e6,
    kept('VmData'),
    told('nodejs_active_handles_total'),
    readdirSync(`/proc/${product.pid}/fd`).length,
  ]
}

function median(rows: readonly number[][], column: number): number {
  const sorted = rows.map((row) => row[column] ?? 0).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.map((cell) => cell.padStart(9)).join(' ')}\n`)
}
