import type { Effort } from './effort.ts'
import type { LoadResult } from './load-messages.ts'
import type { Load } from './load-process.ts'
import { cpuSeconds } from './pinned.ts'
import type { Server } from './servers.ts'

/** One server and the requests for it. */
export interface Side {
  server: Server
  requests: string[]
  expected: string
}

/** The result of one stretch of load on one side. */
export interface Stretch {
  /** Answers per second. */
  rate: number
  /** Seconds of computing that the server spent on one answer, without waiting for the disk. */
  cpu: number
  /** Bytes of one answer, head and body. */
  bytes: number
  /** How much of its core the load used, in per cent. */
  loadBusy: number
}

/**
 * Loads the sides in turn, A B C A B C …, so that other work of the machine affects all of them; returns
 * the stretches of each side, round by round, none for a side that is left out.
 */
export async function takeTurns<Name extends string>(
  load: Load,
  sides: Record<Name, Side | false | null | undefined>,
  effort: Effort,
): Promise<Record<Name, Stretch[]>> {
  const names = Object.keys(sides) as Name[]
  const stretches = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Stretch[]
  >
  for (let round = -1; round < effort.rounds; round++)
    for (const name of names) {
      const side = sides[name]
      if (!side) continue
      // The round before the first is a warm-up and discarded.
      const milliseconds = round < 0 ? effort.warmUp : effort.stretch
      const stretch = await loadSide(load, side, { ...effort, milliseconds }, round + 1)
      if (round >= 0) stretches[name].push(stretch)
    }
  return stretches
}

async function loadSide(
  load: Load,
  { server, requests, expected }: Side,
  { connections, milliseconds }: { connections: number; milliseconds: number },
  round: number,
): Promise<Stretch> {
  await load.prepare(requests)
  const before = cpuSeconds(server.pid)
  const attack = { ports: [server.port], connections, milliseconds, offset: round * 1009 }
  const result = await load.attack(attack, expected)
  return describe(result, cpuSeconds(server.pid) - before)
}

function describe({ answers, bytes, seconds, busy }: LoadResult, cpu: number): Stretch {
  return {
    rate: answers / seconds,
    cpu: cpu / answers,
    bytes: bytes / answers,
    loadBusy: busy * 100,
  }
}
