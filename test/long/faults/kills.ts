import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { csvOf, tableRow } from '#test/tables'
import { compare } from './compare.ts'
import type { Ground } from './fault.ts'
import type { Outcome } from './run-fault.ts'
import type { Told } from './told.ts'
import { startTraffic } from './traffic.ts'

/** Each import has so many rows: more than are through between two kills. */
const rowsPerImport = 300
/** The longest time between a start and the kill after it, in milliseconds. */
const longestLife = 1500
/** The same of every fourth one: the lease of a killed sealer ends meanwhile, and the next one seals. */
const longestLifeOfSealer = 5000

/** How often, and for how long at the most: whichever is over first. */
export interface Kills {
  most: number
  minutes: number
  onKill(times: number): void
}

/**
 * Ends the server with SIGKILL so many times, at random moments of traffic, of an import and of a
 * backup, starts it again each time, and compares at the end what was told with what is stored.
 */
export async function killAgainAndAgain(
  ground: Ground,
  { most, minutes, onKill }: Kills,
): Promise<Outcome> {
  const { product } = ground
  const { told, stop } = startTraffic(ground)
  const imported = new Set<string>()
  let slowest = 0
  let isOver = false
  let times = 0
  const end = performance.now() + minutes * 60_000
  const beside = Promise.all([
    backUp(ground, told.wrong, () => isOver),
    bringIn(ground, told, imported, () => isOver),
  ])
  while (times < most && performance.now() < end) {
    await pause(Math.random() * (times % 4 === 3 ? longestLifeOfSealer : longestLife))
    await product.kill()
    const begun = performance.now()
    await startAsSupervisor(ground)
    slowest = Math.max(slowest, performance.now() - begun)
    times += 1
    onKill(times)
  }
  isOver = true
  await stop()
  await beside
  for (const passport of imported) told.acknowledged.set(passport, performance.now())
  const { acknowledged, scans, approved, opened, longest } = told
  return {
    name: `Candor is killed ${times} times, ${imported.size} records by imports among them`,
    ...{
      acknowledged: acknowledged.size,
      scans: scans.size,
      approved: approved.size,
      opened,
    },
    worksAfter: slowest,
    gap: 0,
    longest,
    refusedSince: 0,
    faults: await compare(ground, told),
  }
}

/** A start that gives up is tried again, as systemd does: a database may be away for more than a minute. */
async function startAsSupervisor({ product }: Ground): Promise<void> {
  for (let left = 5; ; left -= 1) {
    try {
      return await product.restart()
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

/** One backup after the other. It is a process of its own and must not mind what happens to the server. */
async function backUp({ product }: Ground, wrong: string[], isOver: () => boolean) {
  for (let nth = 0; !isOver(); nth += 1) {
    const file = `${product.dataFolder}-${nth}.zip`
    const { code, stderr } = await product.run(['backup', '--to', file])
    if (code !== 0) wrong.push(`backup: ${stderr}`)
    rmSync(file, { force: true })
  }
}

/** One import after the other; each goes on by itself after a kill, to its end. */
async function bringIn(
  { product, keys }: Ground,
  told: Told,
  imported: Set<string>,
  isOver: () => boolean,
) {
  const headers = { authorization: `Bearer ${keys.admin}` }
  const ask = (method: string, path: string, body?: string) =>
    fetch(`${product.url}/api/v1/imports${path}`, { method, headers, ...(body && { body }) })
      .then(async (answer) =>
        answer.ok ? ((await answer.json()) as Record<string, string>) : null,
      )
      .catch(() => null)
  for (let first = 1; !isOver(); first += rowsPerImport) {
    const rows = Array.from({ length: rowsPerImport }, (_, index) => tableRow(first + index))
    const passports = rows.map(([passport]) => passport as string)
    for (const one of passports) told.inDoubt.add(one)
    const begun = await ask('POST', '', csvOf(rows))
    if (!begun || !(await ask('POST', `/${begun.id}/run`))) continue
    let state = 'running'
    while (state === 'running') {
      await pause(100)
      state = (await ask('GET', `/${begun.id}`))?.state ?? state
    }
    if (state !== 'done') told.wrong.push(`an import ended as ${state}`)
    for (const one of passports) imported.add(one)
  }
}
