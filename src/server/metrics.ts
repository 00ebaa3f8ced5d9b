import { subscribe } from 'node:diagnostics_channel'
import { statfs } from 'node:fs/promises'
import type { Context } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#gate'
import { listEvents, unsealedSince } from '#modules/audit'
import { countWaitingImports } from '#modules/exchange'
import { wrongCodesInAll } from '#modules/lookup'
import { outboxStanding } from '#modules/messages'
import { type Duration, durationChannel } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { sameText } from '#platform/crypto'
import { refusalChannel } from '#platform/errors'
import type { AnsweredRequest } from './arriving.ts'
import type { Health } from './health.ts'

/** What Prometheus learns of this process. No label holds what anybody entered, or whose it is. */
export interface Metrics {
  /** Counts an answered request. */
  count(request: AnsweredRequest): void
  /** Answers with the text for Prometheus if the request has the token. */
  answer(c: Context): Promise<Response>
}

/** Upper bounds in seconds: a look-up takes some milliseconds, a drawn page or an upload more. */
const durations = [0.005, 0.025, 0.1, 0.5, 2, 10]

/** Begins to measure; once per process. @param token that a request has to bring */
export function openMetrics(app: App, health: Health, token: string): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'candor_requests_total',
    help: 'Answered requests by the pattern of their address.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'candor_request_seconds',
    help: 'Seconds until an answer began, by the pattern of its address.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  })
  const refusals = new Counter({
    name: 'candor_refusals_total',
    help: 'Refusals by code (docs/errors.md), of pages, the API and rows of imports.',
    labelNames: ['code'],
    registers,
  })
  subscribe(refusalChannel.name, (code) => refusals.inc({ code: code as string }))
  watchDurations(registers)
  watchWrongCodes(app, registers)
  watchQueues(app, registers)
  watchSealing(app, registers)
  watchMessages(app, registers)
  watchState(app, health, registers)
  return {
    count: ({ route, method, status, duration }) => {
      requests.inc({ route, method, status: `${Math.floor(status / 100)}xx` })
      seconds.observe({ route }, duration / 1000)
    },
    answer: async (c) => {
      const given = /^Bearer (.*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (sameText(given, token))
        return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
      const sentence = 'Send the token of CANDOR_METRICS: Authorization: Bearer …\n'
      return c.text(sentence, 401, { 'www-authenticate': 'Bearer realm="candor metrics"' })
    },
  }
}

/** Registers whether Candor can do its work, the room that it has for that, and the time of its newest backup. */
function watchState({ runtime }: App, health: Health, registers: Registry[]): void {
  const ready = new Gauge({
    name: 'candor_ready',
    help: '1 while /readyz says that Candor can do its work, else 0.',
    registers,
    collect: async () => {
      ready.set((await health.reason()) === null ? 1 : 0)
    },
  })
  const room = new Gauge({
    name: 'candor_free_bytes',
    help: 'Room that is left on the disk of the data folder.',
    labelNames: ['disk'],
    registers,
    collect: async () => {
      const disk = await asked(() => statfs(runtime.config.dataFolder))
      room.set({ disk: 'data' }, disk === null ? Number.NaN : disk.bavail * disk.bsize)
    },
  })
  const backup = new Gauge({
    name: 'candor_last_backup_timestamp_seconds',
    help: 'When `candor backup` last made one, in seconds since 1970; 0 when it never did.',
    registers,
    collect: async () => {
      const only = { actions: ['export.backup'], limit: 1 }
      const events = await asked(() => actAs(runtime, system).read((ctx) => listEvents(ctx, only)))
      const last = events?.[0]
      backup.set(events === null ? Number.NaN : last ? Date.parse(last.at) / 1000 : 0)
    },
  })
}

/** Registers how long database and storage took to answer. */
function watchDurations(registers: Registry[]): void {
  const database = new Histogram({
    name: 'candor_database_seconds',
    help: 'Seconds that work with the database took, waiting included.',
    labelNames: ['kind'],
    buckets: durations,
    registers,
  })
  const storage = new Histogram({
    name: 'candor_storage_seconds',
    help: 'Seconds that the storage of files took to answer.',
    labelNames: ['operation'],
    buckets: durations,
    registers,
  })
  for (const kind of ['read', 'write']) database.zero({ kind })
  for (const operation of ['read', 'open', 'put', 'keep', 'remove']) storage.zero({ operation })
  subscribe(durationChannel.name, (message) => {
    const taken = message as Duration
    if (taken.of === 'database') database.observe({ kind: taken.kind }, taken.seconds)
    else storage.observe({ operation: taken.operation }, taken.seconds)
  })
}

function watchWrongCodes({ runtime }: App, registers: Registry[]): void {
  const measure = () => asked(() => actAs(runtime, system).read(wrongCodesInAll))
  const wrongCodes = new Gauge({
    name: 'candor_wrong_codes_last_hour',
    help: 'Wrong access and share codes of the last hour, with all numbers, of all processes.',
    labelNames: ['kind'],
    registers,
    collect: async () => {
      const measured = await measure()
      wrongCodes.set({ kind: 'access' }, measured?.access ?? Number.NaN)
      wrongCodes.set({ kind: 'share' }, measured?.share ?? Number.NaN)
    },
  })
  const bound = new Gauge({
    name: 'candor_wrong_codes_alert_above',
    help: 'Wrong codes within an hour above which the admins are told.',
    registers,
    collect: async () => {
      bound.set((await measure())?.most ?? Number.NaN)
    },
  })
}

function watchQueues({ runtime, accounts }: App, registers: Registry[]): void {
  const { images, database } = runtime
  const queues = new Gauge({
    name: 'candor_queue_length',
    help: 'What waits or is being worked on; imports of all processes, the rest of this one.',
    labelNames: ['queue'],
    registers,
    collect: async () => {
      queues.set({ queue: 'files' }, images.waiting())
      queues.set({ queue: 'writes' }, database.waiting())
      queues.set({ queue: 'mails' }, accounts.afterwards.waiting())
      const imports = await asked(() => actAs(runtime, system).read(countWaitingImports))
      queues.set({ queue: 'imports' }, imports ?? Number.NaN)
    },
  })
}

function watchSealing({ runtime }: App, registers: Registry[]): void {
  const delay = new Gauge({
    name: 'candor_log_unsealed_seconds',
    help: 'Age of the oldest event that the log has not sealed; 0 when there is none.',
    registers,
    collect: async () => {
      const waiting = await asked(async () => ({
        since: await actAs(runtime, system).read(unsealedSince),
      }))
      const now = Date.parse(runtime.clock.now())
      if (waiting === null) delay.set(Number.NaN)
      else delay.set(waiting.since === null ? 0 : (now - Date.parse(waiting.since)) / 1000)
    },
  })
}

function watchMessages({ runtime }: App, registers: Registry[]): void {
  const measure = () => asked(() => actAs(runtime, system).read(outboxStanding))
  const messages = new Gauge({
    name: 'candor_messages',
    help: 'Messages to candidates: those in the queue, and those of the last day that failed, or perhaps did.',
    labelNames: ['state'],
    registers,
    collect: async () => {
      const standing = await measure()
      for (const state of ['queue', 'failed', 'perhaps'] as const)
        messages.set({ state }, standing?.[state] ?? Number.NaN)
    },
  })
  const delay = new Gauge({
    name: 'candor_message_delay_seconds',
    help: 'How long the message that waits longest could have been sent; 0 when there is none.',
    registers,
    collect: async () => {
      const standing = await measure()
      const now = Date.parse(runtime.clock.now())
      if (standing === null) delay.set(Number.NaN)
      else delay.set(standing.oldestDueAt ? (now - Date.parse(standing.oldestDueAt)) / 1000 : 0)
    },
  })
}

/** Returns null while database or disk do not answer: the other metrics are still reported. */
async function asked<T>(ask: () => Promise<T>): Promise<T | null> {
  return ask().catch(() => null)
}
