import { once } from 'node:events'
import type { Attack, Tally } from './load-messages.ts'
import { inBench, lastWords, startPinned, stop } from './pinned.ts'

/** The process that makes the load. */
export interface Load {
  prepare(requests: string[]): Promise<void>
  /** Loads a server; throws when anything but the expected status came back. */
  attack(attack: Attack, expected: string): Promise<Tally>
  stop(): Promise<void>
}

export function startLoad(): Load {
  const child = startPinned('load', [inBench('load.ts')])
  const ask = async (message: object): Promise<unknown> => {
    const answer = Promise.race([once(child, 'message'), once(child, 'exit')])
    child.send(message)
    const [said] = await answer
    if (said === null || typeof said === 'number') throw new Error(lastWords(child))
    return said
  }
  return {
    prepare: async (requests) => {
      await ask({ requests })
    },
    attack: async (attack, expected) => {
      const tally = (await ask(attack)) as Tally
      const others = Object.keys(tally.statuses).filter((status) => status !== expected)
      if (others.length > 0 || tally.answers === 0)
        throw new Error(`Expected ${expected}, got ${JSON.stringify(tally.statuses)}`)
      return tally
    },
    stop: () => stop(child),
  }
}
