// A process of its own: writes events, seals them and walks the log, and reports how long each step took
// with how much memory.
import { writeFileSync } from 'node:fs'
import { anchorAuditHead, appendAudit, openSealer, verifyChain, verifyLog } from '#modules/audit'
import { readConfig } from '#platform/config'
import { actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from '#server/open-app'
import type { SealedEvents, Step } from './measure-log.ts'
import { memoryOf } from './pinned.ts'

const [, , env = '{}', events = ''] = process.argv
const config = readConfig({ ...JSON.parse(env), CANDOR_URL: 'https://padma.example' })
const app = await openApp(config, { log: openLog({ pretty: false, level: 'silent' }) })
const ctx = actAs(app.runtime, system)
const sealer = openSealer(ctx)
/** Events that share a transaction. */
const together = 1000

async function write(count: number): Promise<void> {
  for (let from = 0; from < count; from += together)
    await ctx.write(async (write) => {
      for (let n = from; n < Math.min(from + together, count); n += 1)
        await appendAudit(write, 'viewing.opened', `record:${n % 5000}`, { viewingId: `v${n}` })
    })
}

async function step(run: () => Promise<unknown>): Promise<Step> {
  // Resets the peak memory of this process (proc(5), clear_refs).
  writeFileSync('/proc/self/clear_refs', '5')
  const began = performance.now()
  const before = process.cpuUsage()
  await run()
  const { user, system: within } = process.cpuUsage(before)
  return {
    seconds: (performance.now() - began) / 1000,
    computed: (user + within) / 1e6,
    megabytes: memoryOf(process.pid).peak,
  }
}

async function verifyWhole(): Promise<void> {
  const found = await verifyLog(ctx)
  if (found.verdict !== 'whole' || found.leaves <= Number(events) || found.unsealed > 0)
    throw new Error(`The log is not whole and sealed: ${JSON.stringify(found)}`)
}

async function verifyMacs(): Promise<void> {
  await anchorAuditHead(ctx)
  const found = await verifyChain(ctx)
  if (found.verdict !== 'whole') throw new Error(`An event is not whole: ${JSON.stringify(found)}`)
}

await sealer.seal()
const steps: SealedEvents = {
  write: await step(() => write(Number(events))),
  seal: await step(() => sealer.seal()),
  verify: await step(verifyWhole),
  macs: await step(verifyMacs),
  writeMore: await step(() => write(together)),
  sealMore: await step(() => sealer.seal()),
}
process.send?.(steps)
await app.close()
process.disconnect()
