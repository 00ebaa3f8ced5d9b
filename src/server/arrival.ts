import type { IncomingMessage } from 'node:http'
import { networkOf } from '#platform/limits'
import { serverLimits } from './limits.ts'

/** How long requests may take to arrive, and how many may be slow at a time. */
export type ArrivalLimits = {
  [Name in
    | 'headArrives'
    | 'requestArrives'
    | 'uploadArrives'
    | 'arrivalUsual'
    | 'slowRequestsPerAddress'
    | 'slowRequests']: number
}
export const arrivalLimits: ArrivalLimits = serverLimits

/** The request is too slow, or there are too many slow ones. */
export type ArrivalStatus = 408 | 429 | 503

/**
 * Watches how requests arrive, so that nobody holds the server's connections by sending slowly. Nearly
 * every body comes with its head or just after it. A request that takes longer than usual is counted, by
 * address and in total, and ends when its time is over. `mayTakeLong` is for known callers.
 */
export function watchArrivals(
  limits: ArrivalLimits,
  addressOf: (incoming: IncomingMessage) => string,
  refuse: (incoming: IncomingMessage, status: ArrivalStatus) => void,
) {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  /** The slow requests, with their addresses. */
  const slow = new Map<IncomingMessage, string>()

  const forget = (incoming: IncomingMessage) => {
    clearTimeout(timers.get(incoming))
    timers.delete(incoming)
    slow.delete(incoming)
  }
  const isOver = (incoming: IncomingMessage) => incoming.complete || incoming.socket.destroyed
  const wait = (incoming: IncomingMessage, milliseconds: number, then: () => void) => {
    const timer = setTimeout(() => (isOver(incoming) ? forget(incoming) : then()), milliseconds)
    timers.set(incoming, timer.unref())
  }
  const end = (incoming: IncomingMessage, status: ArrivalStatus) => {
    forget(incoming)
    refuse(incoming, status)
  }
  const countAsSlow = (incoming: IncomingMessage) => {
    for (const one of slow.keys()) if (isOver(one)) forget(one)
    const address = networkOf(addressOf(incoming))
    const ofAddress = [...slow.values()].filter((one) => one === address).length
    if (ofAddress >= limits.slowRequestsPerAddress) return end(incoming, 429)
    if (slow.size >= limits.slowRequests) return end(incoming, 503)
    slow.set(incoming, address)
    // The head had its own time limit; a request may take both together.
    const left = limits.requestArrives - limits.headArrives - limits.arrivalUsual
    wait(incoming, left, () => end(incoming, 408))
  }
  return {
    began: (incoming: IncomingMessage) => {
      const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers
      if (length === '0' && coding === undefined) return
      // A timer left running would keep the whole request in memory after its answer.
      incoming.once('close', () => forget(incoming))
      wait(incoming, limits.arrivalUsual, () => countAsSlow(incoming))
    },
    mayTakeLong: forget,
  }
}
