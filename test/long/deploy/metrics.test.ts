import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { startTestApp } from '#test/test-app'

const token = 'a-token-for-Prometheus'
const deploy = join(packageRoot(), 'deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')
const promtool = (args: string[], input = '') =>
  spawnSync('promtool', args, { cwd: join(deploy, 'prometheus'), input, encoding: 'utf8' })
const isThere = promtool(['--version']).status === 0
const missing = 'promtool is not installed (Debian: prometheus)'

const app = await startTestApp('sqlite', { CANDOR_METRICS: token })
await app.call('POST', '/lookups', { body: { passportNumber: 'AB1234567', accessCode: 'x' } })
const headers = { authorization: `Bearer ${token}` }
const scraped = await (await app.request('/metrics', { headers })).text()

/** Every metric that a text asks for, and every route that it names. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b(?:candor|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name)

test.each(['prometheus/alerts.yml', 'grafana/candor.json'])('%s asks for what is told', (file) => {
  const names = new Set(namedIn(read(file)))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names) expect(scraped).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  expect(scraped).toContain('candor_request_seconds_bucket{le="2",route="/api/v1/lookups"}')
})

test('the dashboard is one that Grafana reads: each panel has a place and a question', () => {
  const { panels } = JSON.parse(read('grafana/candor.json'))
  const places = panels.map(({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) =>
    [x, y].join(),
  )
  expect(new Set(places).size).toBe(panels.length)
  for (const { targets } of panels) expect(targets[0].expr).toContain('instance=~"$instance"')
})

test('promtool is content with the rules, their tests and the metrics', ({ skip }) => {
  if (!isThere) return skip(missing)
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])
    expect(promtool(args)).toMatchObject({ status: 0 })
  const ours = scraped.split('\n').filter((line) => /candor_/.test(line))
  expect(promtool(['check', 'metrics'], `${ours.join('\n')}\n`)).toMatchObject({ status: 0 })
})
