import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { openSealer } from '#modules/audit'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { addDoctor } from './doctor.ts'
import { addRescue } from './rescue.ts'
import { addRestore } from './restore.ts'
import type { Shell } from './shell.ts'

// Whatever damage takes of the log, what was rescued can be restored, and the log goes on and says that it was broken.

const env = { CANDOR_SECRET: 'a secret that both of the folders have' }
const entered = 60
const lines: string[] = []

afterEach(() => vi.restoreAllMocks())

function listen(): void {
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      lines.push(String(text))
      return true
    })
}

async function run(data: string, ...args: string[]) {
  lines.length = 0
  const program = new Command().exitOverride()
  const shell: Shell = { env: { ...env, CANDOR_DATA: data }, exitCode: 0 }
  for (const add of [addRescue, addRestore, addDoctor]) add(program, shell)
  await program.parseAsync(args, { from: 'user' })
  return { code: shell.exitCode, said: lines.join('') }
}

/** Damages a database whose log is sealed, rescues it, restores what came, and asks the doctor. */
async function rescued(damage: (bytes: Buffer, event: string) => void) {
  const app = await startPadma('sqlite', env)
  for (let n = 0; n < entered; n += 1) await approvedRecord(app)
  await openSealer(app.system).seal()
  const event = await app.system.read(({ tx }) =>
    tx.selectFrom('auditEvents').select('mac').where('sequence', '=', 30).executeTakeFirstOrThrow(),
  )
  await app.stop()
  const bytes = readFileSync(app.databaseUrl)
  damage(bytes, event.mac)
  writeFileSync(app.databaseUrl, bytes)
  const work = mkdtempSync(join(app.folder, 'work-'))
  const to = join(work, 'out')
  listen()
  const { code } = await run(app.folder, 'rescue', '--to', to)
  const restored = await run(join(work, 'data'), 'restore', join(to, 'rescued.zip'))
  const records = Number(/: (\d+) records/.exec(restored.said)?.[1])
  const doctor = (await run(join(work, 'data'), 'doctor')).said
  const missing = code === 0 ? '' : readFileSync(join(to, 'missing.txt'), 'utf8')
  return { records, missing, doctor, to }
}

test('an event that damage has changed is taken out and named, and the others stay', async () => {
  const { records, missing, doctor, to } = await rescued((bytes, mac) => {
    const at = bytes.indexOf(mac)
    bytes[at] = (bytes[at] ?? 0) ^ 1
  })
  expect(records).toBe(entered)
  expect(missing).toMatch(/^auditEvents: row \S+ is not as it was written; see left-out\.json\.\n$/)
  const leftOut = JSON.parse(readFileSync(join(to, 'left-out.json'), 'utf8'))
  expect(leftOut.auditEvents).toMatchObject([{ sequence: 30 }])
  expect(doctor).toMatch(/the audit log does not say who entered it/)
  expect(doctor).not.toMatch(/^(?:Audit|Transparency) log:/m)
})

test('events on a page that cannot be read are named, and those behind them get a new place', async () => {
  const { records, missing, doctor } = await rescued((bytes, mac) => {
    const page = Math.floor(bytes.indexOf(mac) / 4096) * 4096
    bytes.fill(0xff, page, page + 8)
  })
  expect(records).toBe(entered)
  expect(missing).toMatch(/^auditEvents: row \S+ could not be read\.$/m)
  expect(doctor).not.toMatch(/^(?:Audit|Transparency) log:/m)
})
