import type { Asked, Attack, Tally } from './load-messages.ts'
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
  let asked = Promise.withResolvers<unknown>()
  child.on('message', (answer) => asked.resolve(answer))
  child.on('exit', () => asked.reject(new Error(`The load ended. ${lastWords(child)}`)))
  const ask = (message: Asked): Promise<unknown> => {
    asked = Promise.withResolvers()
    child.send(message)
    return asked.promise
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
    stop: () => {
      // Whoever is told to stop owes no answer any more.
      asked.promise.catch(() => undefined)
      return stop(child)
    },
  }
}
