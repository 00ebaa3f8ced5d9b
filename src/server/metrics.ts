import { subscribe } from 'node:diagnostics_channel'
import { statfs } from 'node:fs/promises'
import type { Context } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '#gate'
import { listEvents, unsealedSince } from '#modules/audit'
import { countWaitingImports } from '#modules/import'
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
  watch(registers, standingOf(app, health))
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

/** A number that is measured whenever somebody asks for it. */
interface Measured {
  name: string
  help: string
  /** Of several numbers: what tells them apart, and by which values. */
  by?: { label: string; values: readonly string[] }
  measure(): Promise<number | Readonly<Record<string, number>>>
}

/** Registers such numbers: NaN while database or disk do not answer, so that the others are still reported. */
function watch(registers: Registry[], measured: readonly Measured[]): void {
  for (const { name, help, by, measure } of measured) {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers, labelNames: by ? [by.label] : [] },
      collect: async () => {
        const found = await orNaN(measure())
        if (typeof found === 'object')
          for (const [value, number] of Object.entries(found))
            gauge.set({ [by?.label ?? '']: value }, number)
        else if (by) for (const value of by.values) gauge.set({ [by.label]: value }, found)
        else gauge.set(found)
      },
    })
  }
}

const orNaN = <T>(asked: Promise<T>) => asked.catch(() => Number.NaN)

/** Returns what is measured of whether Candor can do its work, the room for that, and what waits. */
function standingOf({ runtime, accounts }: App, health: Health): Measured[] {
  const { images, database, clock, config } = runtime
  const { read } = actAs(runtime, system)
  const secondsSince = (since: string | null) =>
    since === null ? 0 : (Date.parse(clock.now()) - Date.parse(since)) / 1000
  return [
    {
      name: 'candor_ready',
      help: '1 while /readyz says that Candor can do its work, else 0.',
      measure: async () => ((await health.reason()) === null ? 1 : 0),
    },
    {
      name: 'candor_free_bytes',
      help: 'Room that is left on the disk of the data folder.',
      by: { label: 'disk', values: ['data'] },
      measure: async () => {
        const { bavail, bsize } = await statfs(config.dataFolder)
        return bavail * bsize
      },
    },
    {
      name: 'candor_last_backup_timestamp_seconds',
      help: 'When `candor backup` last made one, in seconds since 1970; 0 when it never did.',
      measure: async () => {
        const only = { actions: ['export.backup'], limit: 1 }
        const [last] = await read((ctx) => listEvents(ctx, only))
        return last ? Date.parse(last.at) / 1000 : 0
      },
    },
    {
      name: 'candor_wrong_codes_last_hour',
      help: 'Wrong access and share codes of the last hour, with all numbers, of all processes.',
      by: { label: 'kind', values: ['access', 'share'] },
      measure: async () => {
        const { access, share } = await read(wrongCodesInAll)
        return { access, share }
      },
    },
    {
      name: 'candor_wrong_codes_alert_above',
      help: 'Wrong codes within an hour above which the admins are told.',
      measure: async () => (await read(wrongCodesInAll)).most,
    },
    {
      name: 'candor_queue_length',
      help: 'What waits or is being worked on; imports of all processes, the rest of this one.',
      by: { label: 'queue', values: [] },
      measure: async () => ({
        files: images.waiting(),
        writes: database.waiting(),
        mails: accounts.afterwards.waiting(),
        imports: await orNaN(read(countWaitingImports)),
      }),
    },
    {
      name: 'candor_log_unsealed_seconds',
      help: 'Age of the oldest event that the log has not sealed; 0 when there is none.',
      measure: async () => secondsSince(await read(unsealedSince)),
    },
    {
      name: 'candor_messages',
      help: 'Messages to candidates: those in the queue, and those of the last day that failed, or perhaps did.',
      by: { label: 'state', values: ['queue', 'failed', 'perhaps'] },
      measure: async () => {
        const { queue, failed, perhaps } = await read(outboxStanding)
        return { queue, failed, perhaps }
      },
    },
    {
      name: 'candor_message_delay_seconds',
      help: 'How long the message that waits longest could have been sent; 0 when there is none.',
      measure: async () => secondsSince((await read(outboxStanding)).oldestDueAt),
    },
  ]
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
