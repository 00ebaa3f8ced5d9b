import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#platform/config'
import { packageRoot } from '#platform/worker'
import { serverLimits } from '#server/limits'

const path = join(packageRoot(), 'deploy/candor.service')
const unit = readFileSync(path, 'utf8')
const canAnalyse = spawnSync('systemd-analyze', ['security', '--help']).status === 0

test('the unit leaves little open', ({ skip }) => {
  if (!canAnalyse) return skip('systemd-analyze is not installed')
  const said = execFileSync('systemd-analyze', ['security', '--offline=yes', path], {
    encoding: 'utf8',
  })
  const exposure = Number(/Overall exposure level for candor.service: ([\d.]+)/.exec(said)?.[1])
  expect(exposure).toBeLessThanOrEqual(2.5)
})

test('systemd knows each line of the unit', ({ skip }) => {
  if (!canAnalyse) return skip('systemd-analyze is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'candor-unit-'))
  const said = (text: string) => {
    const file = join(folder, 'candor.service')
    // It looks for the program, which is not installed here.
    writeFileSync(file, text.replace('/opt/candor/bin/candor', process.execPath))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    // It may also tell of the machine.
    return stderr.split('\n').filter((line) => line.includes('candor.service'))
  }
  expect(said(unit)).toEqual([])
  expect(said(unit.replace('TasksMax', 'TaskMax'))).toEqual([expect.stringContaining('TaskMax')])
  rmSync(folder, { recursive: true })
})

test('the unit names settings that exist, and waits for a stop', () => {
  const named = [...unit.matchAll(/^(?:# |Environment=)?(CANDOR_\w+|PORT)=/gm)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(3)
  for (const name of named) expect(settingNames).toContain(name)
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  expect(seconds * 1000).toBeGreaterThan(serverLimits.gracefulStop + 5000)
  expect(unit).toMatch(/^Restart=always$/m)
  expect(unit).toMatch(/^LoadCredential=secret:/m)
})
