import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '#platform/limits'
import { serverLimits } from './limits.ts'
import { unreadBytes } from './unread.ts'

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
type ArrivalStatus = 408 | 429 | 503

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
  const allowed = new WeakSet<IncomingMessage>()
  const begun: IncomingMessage[] = []
  const watch = () => {
    for (const incoming of begun.splice(0)) {
      if (isOver(incoming) || allowed.has(incoming)) continue
      // A timer left running would keep the whole request in memory after its answer.
      incoming.once('close', () => forget(incoming))
      wait(incoming, limits.arrivalUsual, () => countAsSlow(incoming))
    }
  }
  return {
    began: (incoming: IncomingMessage) => {
      const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers
      if (length === '0' && coding === undefined) return
      // Nearly all are whole after this turn of the event loop, and need no timer.
      if (begun.push(incoming) === 1) setImmediate(watch)
    },
    mayTakeLong: (incoming: IncomingMessage) => {
      allowed.add(incoming)
      forget(incoming)
    },
  }
}

type Headers = readonly [string, string][]

/** Data that arrived by then is read, or a reset would lose the answer. In milliseconds. */
const farewell = 200

/**
 * Answers connections beyond this many with 503, before reading anything: a process without file
 * descriptors would reset them, and could open no file for the others. Reports when that begins, and when a quarter is
 * free again.
 */
export function refuseWhenFull(
  server: Server,
  headers: Headers,
  most: number,
  noteFull: (isFull: boolean) => void,
): void {
  if (!Number.isFinite(most)) return
  const serve = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  const open = { size: 0 }
  const leaving = { size: 0 }
  const answer = unreadBytes(503, headers, { 'retry-after': '1' })

  let isFull = false
  const note = (now: boolean) => {
    if (now !== isFull) noteFull(now)
    isFull = now
  }

  function count(socket: Socket, among: { size: number }): void {
    among.size += 1
    socket.once('close', () => {
      among.size -= 1
      if (open.size < (most * 3) / 4) note(false)
    })
  }

  function refuse(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    if (leaving.size >= most) return void socket.destroy()
    count(socket, leaving)
    socket.resume()
    socket.end(answer)
    setTimeout(() => socket.destroy(), farewell).unref()
  }

  server.on('connection', (socket) => {
    // Idle connections make room for new ones before anybody is refused.
    if (open.size >= (most * 3) / 4) server.closeIdleConnections()
    if (open.size >= most) {
      note(true)
      return refuse(socket)
    }
    count(socket, open)
    for (const each of serve) each.call(server, socket)
  })
}
