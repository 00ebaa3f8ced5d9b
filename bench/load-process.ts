import type { Asked, Attack, LoadResult } from './load-messages.ts'
import { inBench, lastWords, startPinned, stop } from './pinned.ts'

/** The process that makes the load. */
export interface Load {
  prepare(requests: string[]): Promise<void>
  /** Loads a server; throws when it got any status but the expected one. */
  attack(attack: Attack, expected: string): Promise<LoadResult>
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
      const result = (await ask(attack)) as LoadResult
      const others = Object.keys(result.statuses).filter((status) => status !== expected)
      if (others.length > 0 || result.answers === 0)
        throw new Error(`Expected ${expected}, got ${JSON.stringify(result.statuses)}`)
      return result
    },
    stop: () => {
      // A process that is told to stop need not answer any more.
      asked.promise.catch(() => undefined)
      return stop(child)
    },
  }
}
