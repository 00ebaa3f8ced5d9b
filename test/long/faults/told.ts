import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '#test/product'

/** Nobody is left without an answer for longer, in milliseconds. */
const patience = 20_000

/** API keys of the people whom the traffic stands for. */
export interface Keys {
  admin: string
  moderator: string
}

/** What people and programs were told while a fault lasted. */
export interface Told {
  /** Passport numbers whose record was acknowledged, and when. */
  acknowledged: Map<string, number>
  /** Those of whom nobody was told that they are stored, nor that they are not. */
  inDoubt: Set<string>
  /** SHA-256 of the scans that were acknowledged, by the document's id. */
  scans: Map<string, string>
  /** How many tries to file a scan ended without saying whether it is filed: each may leave a file. */
  scansInDoubt: number
  /** When each scan was acknowledged. */
  filed: number[]
  /** Passport numbers whose approval was acknowledged. */
  approved: Set<string>
  /** How many look-ups opened a file. */
  opened: number
  /** Answers that are neither what was asked for nor a refusal that says why. */
  wrong: string[]
  /** How long the longest answer took, in milliseconds. */
  longest: number
  /** When what failed was mended. */
  mended: number
  /** How often one person was refused who asked after that: the most of all. */
  refusedSince: number
}

export const nothingTold = (): Told => ({
  acknowledged: new Map(),
  inDoubt: new Set(),
  scans: new Map(),
  scansInDoubt: 0,
  filed: [],
  approved: new Set(),
  opened: 0,
  wrong: [],
  longest: 0,
  mended: Number.POSITIVE_INFINITY,
  refusedSince: 0,
})

/** How many scans were put on file. */
export const filed = (_: unknown, told: Told): number => told.filed.length

/** Whoever is refused asks again after so many milliseconds. */
export const askAgain = 50

/**
 * Asks the product for one person, and notes every answer that is neither right nor a refusal for a
 * time, and how often a person is refused for whom all is mended.
 */
export function asker(product: Product, told: Told) {
  let refusedSince = 0

  /** The answer, or null when none came because the server was not there. */
  async function answerOf(path: string, init: RequestInit): Promise<Response | null> {
    const start = performance.now()
    try {
      const answer = await fetch(product.url + path, {
        signal: AbortSignal.timeout(patience),
        ...init,
      })
      // A body that stops in its middle is no answer either.
      const body = await answer.arrayBuffer()
      const { status, headers } = answer
      return new Response(status === 204 ? null : body, { status, headers })
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') told.wrong.push(`${path}: no answer`)
      return null
    } finally {
      told.longest = Math.max(told.longest, performance.now() - start)
    }
  }

  /** The answer when it is a success; every other one is judged, and null. */
  return async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    const sent = performance.now()
    const answer = await answerOf(path, init)
    if (answer === null || answer.ok) return answer
    const { code, title } = (await answer.json().catch(() => ({}))) as Record<string, string>
    // A refusal for a time, with a sentence and a time to come back, is right; all else is wrong.
    const isRight = answer.status === 503 && title && answer.headers.has('retry-after')
    if (!isRight) told.wrong.push(`${init.method ?? 'GET'} ${path}: ${answer.status} ${code}`)
    if (sent > told.mended) refusedSince += 1
    told.refusedSince = Math.max(told.refusedSince, refusedSince)
    await pause(askAgain)
    return null
  }
}
