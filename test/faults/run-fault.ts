import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, Ground } from './fault.ts'
import { startTraffic } from './traffic.ts'

/** What came of one fault. */
export interface Outcome {
  name: string
  acknowledged: number
  /** Milliseconds from the mending to the first change that was acknowledged. */
  worksAfter: number
  /** Milliseconds without any acknowledged change. */
  gap: number
  /** The longest that anybody waited for an answer, in milliseconds. */
  longest: number
  /** Sentences about what must not be; empty when all is well. */
  faults: string[]
}

/** The traffic before a fault and after it was mended, in milliseconds. */
const around = 1500
/** How long to wait for the first change after the mending, in milliseconds. */
const patience = 30_000

/** Lets one thing fail under traffic, mends it, and compares what was told with what is stored. */
export async function runFault(ground: Ground, fault: Fault, key: string): Promise<Outcome> {
  const before = new Set(await storedPassports(ground, key))
  const { told, stop } = startTraffic(ground.product, key)
  await pause(around)
  const start = performance.now()
  await fault.inject(ground)
  await pause(fault.lasts)
  await fault.heal(ground)
  const mended = performance.now()
  const times = () => [...told.acknowledged.values()].toSorted((a, b) => a - b)
  const firstAfter = () => times().find((time) => time > mended)
  while (firstAfter() === undefined && performance.now() - mended < patience) await pause(20)
  await pause(around)
  await stop()
  const worksAfter = (firstAfter() ?? Number.POSITIVE_INFINITY) - mended
  const stored = (await storedPassports(ground, key)).filter((one) => !before.has(one))
  const doctor = await ground.product.run(['doctor'])
  const lost = [...told.acknowledged.keys()].filter((one) => !stored.includes(one))
  const strangers = stored.filter((one) => !told.acknowledged.has(one) && !told.inDoubt.has(one))
  return {
    name: fault.name,
    acknowledged: told.acknowledged.size,
    worksAfter,
    gap: gapAt(times(), start),
    longest: told.longest,
    faults: [
      ...told.wrong,
      ...lost.map((one) => `${one} was acknowledged and is not stored`),
      ...strangers.map((one) => `${one} is stored and was never sent`),
      ...(stored.length === new Set(stored).size ? [] : ['a record is stored twice']),
      ...(doctor.code === 0 ? [] : [doctor.stdout]),
      ...(worksAfter <= fault.within ? [] : [`it worked again after ${worksAfter} ms only`]),
    ],
  }
}

/** The longest time without an acknowledgement that reaches past `start`. */
function gapAt(times: readonly number[], start: number): number {
  const spans = times.slice(1).map((time, index) => [times[index] ?? 0, time] as const)
  return Math.max(0, ...spans.map(([from, to]) => (to > start ? to - from : 0)))
}

interface Page {
  records: { passportNumber: string }[]
  total: number
}

/** Every passport number on file, by the list that staff see. */
async function storedPassports({ product }: Ground, key: string): Promise<string[]> {
  const stored: string[] = []
  for (let page = 1; ; page += 1) {
    const path = `/api/v1/records?pageSize=100&page=${page}`
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(product.url + path, { headers })
    if (!answer.ok) throw new Error(`The list of records: ${await answer.text()}`)
    const { records, total } = (await answer.json()) as Page
    stored.push(...records.map(({ passportNumber }) => passportNumber))
    if (stored.length >= total || records.length === 0) return stored
  }
}
