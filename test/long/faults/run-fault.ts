import { setTimeout as pause } from 'node:timers/promises'
import { compare, recordsOnFile } from './compare.ts'
import type { Fault, Ground } from './fault.ts'
import { startTraffic } from './traffic.ts'

/** What came of one fault. */
export interface Outcome {
  name: string
  acknowledged: number
  /** Scans, approvals and look-ups that were answered with success. */
  scans: number
  approved: number
  opened: number
  /** Milliseconds from the mending to the first change that was acknowledged. */
  worksAfter: number
  /** Milliseconds without any acknowledged change. */
  gap: number
  /** The longest that anybody waited for an answer, in milliseconds. */
  longest: number
  /** How often one person was refused at the most who asked after the mending. */
  refusedSince: number
  /** Sentences about what must not be; empty when all is well. */
  faults: string[]
}

/** The traffic before a fault and after it was mended, in milliseconds. */
const around = 1500
/** How long to wait for the first change after the mending, in milliseconds. */
const patience = 30_000

/** Lets one thing fail under traffic, mends it, and compares what was told with what is stored. */
export async function runFault(ground: Ground, fault: Fault): Promise<Outcome> {
  const former = new Set((await recordsOnFile(ground)).map((one) => one.passportNumber))
  const { told, stop } = startTraffic(ground)
  await pause(around)
  const start = performance.now()
  await fault.inject(ground, told)
  await pause(fault.lasts)
  await fault.heal(ground)
  const mended = performance.now()
  told.mended = mended
  const times = () => [...told.acknowledged.values()].toSorted((a, b) => a - b)
  const count = () => fault.counts?.(ground, told) ?? told.acknowledged.size
  const before = count()
  while (count() === before && performance.now() - mended < patience) await pause(5)
  const worksAfter = count() === before ? Number.POSITIVE_INFINITY : performance.now() - mended
  await pause(around)
  await stop()
  const { acknowledged, scans, approved, opened, longest, refusedSince } = told
  const faults = await compare(ground, told, former)
  return {
    name: fault.name,
    acknowledged: acknowledged.size,
    scans: scans.size,
    approved: approved.size,
    opened,
    worksAfter,
    gap: gapAt(times(), start),
    longest,
    refusedSince,
    faults:
      worksAfter <= fault.within
        ? faults
        : [...faults, `it worked again after ${Math.round(worksAfter)} ms only`],
  }
}

/** The longest time without an acknowledgement that reaches past `start`. */
function gapAt(times: readonly number[], start: number): number {
  const spans = times.slice(1).map((time, index) => [times[index] ?? 0, time] as const)
  return Math.max(0, ...spans.map(([from, to]) => (to > start ? to - from : 0)))
}
