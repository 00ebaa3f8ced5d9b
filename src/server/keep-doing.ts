import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hour, isWithin, second } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { clockSteadyFor } from '#platform/lease'
import { serverLimits } from './limits.ts'

/** How long after a start what is due by the hour is done for the first time, in milliseconds. */
const soonAfterStart = 10 * second

/** Between two runs after a failure, in milliseconds. */
const pauseAfterFailure = second

interface Work {
  /** Does a piece of the work; returns how much. */
  run(): Promise<number>
  /** Returns the milliseconds until the next run, by what the last one did. */
  pauseAfter(done: number): number
  /** The log's message when it begins to fail, and when it works again. */
  failing: string
  recovered: string
}

/** Repeats a piece of work until it is stopped; stopping waits for what is under way. */
export function keepDoing(ctx: ActionContext, { run, pauseAfter, failing, recovered }: Work) {
  let isStopping = false
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()

  async function once(): Promise<void> {
    let next = pauseAfterFailure
    try {
      next = pauseAfter(await run())
      if (isFailing) ctx.log.info({}, recovered)
      isFailing = false
    } catch (error) {
      // Logged once: doctor and the metric report a lasting failure.
      if (!isFailing) ctx.log.error({ error }, failing)
      isFailing = true
    }
    if (!isStopping) timer = setTimeout(begin, next).unref()
  }

  function begin(): void {
    running = once()
  }

  begin()
  return {
    once,
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await running
    },
  }
}

/**
 * Repeats a task of housekeeping until the timer is cleared; never beside itself. A failure is logged when it begins
 * and when it is over: a database that is away would fill the log with the same lines each second.
 */
export function every(
  { log }: ActionContext,
  milliseconds: number,
  task: string,
  run: () => Promise<unknown>,
): NodeJS.Timeout {
  let running = false
  let isFailing = false
  async function once(): Promise<void> {
    try {
      await run()
      if (isFailing) log.info({ task }, 'Housekeeping works again')
      isFailing = false
    } catch (error) {
      if (!isFailing) log.error({ error, task }, 'Housekeeping failed')
      isFailing = true
    }
  }
  // What is due by the hour is due soon after a start, too: a server that starts each day would never do it at some hours.
  const step = Math.min(milliseconds, soonAfterStart)
  let dueAt = performance.now() + step
  return setInterval(() => {
    // A timer may fire a little early.
    if (running || performance.now() < dueAt - second / 2) return
    dueAt = performance.now() + milliseconds
    running = true
    void once().finally(() => {
      running = false
    })
  }, step).unref()
}

/**
 * Returns a function that answers the requests of a connection one after the other. Node begins all that arrive
 * together: thousands fit into one packet, and would keep everybody else waiting, and their answers in memory
 * until somebody reads them. No browser and no proxy sends a request before it has the answer to the last, so a
 * connection with more than `most` of them waiting ends.
 */
export function oneAtATime(most: number) {
  const waiting = new WeakMap<Socket, number>()
  return (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void): void => {
    const { socket } = incoming
    if (socket.destroyed) return
    // Node gives an answer its socket when its turn has come. What we kept of the last one would survive a collection.
    if (outgoing.socket !== null) {
      answer()
      return
    }
    const count = (waiting.get(socket) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    waiting.set(socket, count)
    outgoing.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? count) - 1)
      if (!socket.destroyed) answer()
    })
  }
}

/**
 * Runs a permanent removal by age only once the clock has run steadily for a day (`serverLimits.clockSteady`): a clock
 * that jumped makes everything old, also while this is found out. Returns null when the removal has to wait.
 */
export async function byASteadyClock<T>(
  ctx: ActionContext,
  run: () => Promise<T>,
): Promise<T | null> {
  const asked = ctx.clock.now()
  const isSteady = (await ctx.write(clockSteadyFor)) >= serverLimits.clockSteady
  return isSteady && isWithin(hour, asked, ctx.clock.now()) ? run() : null
}
