import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'
import { freePort, type Product, setUpProduct, startProduct } from '#test/product'

const isThere = spawnSync('prometheus', ['--version']).status === 0
const token = 'a-token-for-Prometheus'

/** What docs/reference.md tells to write into prometheus.yml, for a product on loopback. */
function configuration(folder: string, { url }: Product): string {
  const document = readFileSync(join(packageRoot(), 'docs/reference.md'), 'utf8')
  const [, told = ''] = /^```yaml\n(scrape_configs:[\s\S]*?)^```$/m.exec(document) ?? []
  const here = told
    .replace('scheme: https', 'scheme: http')
    .replace('/etc/prometheus/candor-token', join(folder, 'candor-token'))
    .replace('files.padma.example', new URL(url).host)
  const rules = join(packageRoot(), 'deploy/prometheus/alerts.yml')
  return `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }\nrule_files: ['${rules}']\n${here}`
}

describe.skipIf(!isThere)(
  'a Prometheus (Debian: prometheus) that is set up as the documents say',
  () => {
    let product: Product
    let prometheus: ChildProcess
    let address: string
    let folder: string
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'candor-prometheus-'))
      product = await startProduct({ env: { CANDOR_METRICS: token } })
      await setUpProduct(product)
      const listen = `127.0.0.1:${await freePort()}`
      address = `http://${listen}/api/v1`
      writeFileSync(join(folder, 'candor-token'), token)
      writeFileSync(join(folder, 'prometheus.yml'), configuration(folder, product))
      const args = [
        `--config.file=${folder}/prometheus.yml`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=${listen}`,
      ]
      prometheus = spawn('prometheus', args, { stdio: 'ignore' })
    })
    afterAll(async () => {
      prometheus?.kill('SIGKILL')
      await product?.remove()
      rmSync(folder, { recursive: true, force: true })
    })

    /** The data of its answer; null while it does not answer yet. */
    const ask = async <Data>(path: string) => {
      const answer = await fetch(`${address}/${path}`).catch(() => null)
      return answer && ((await answer.json()) as { data: Data }).data
    }
    const newest = async (query: string) => {
      const data = await ask<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(query)}`,
      )
      return data?.result[0]?.value[1]
    }

    test('scrapes the running product, and sees it fail', async () => {
      await expect.poll(() => newest('up{job="candor"}')).toBe('1')
      await expect.poll(() => newest('candor_ready')).toBe('1')
      await fetch(`${product.url}/check`)
      const asked = 'candor_requests_total{route="/check", method="GET", status="2xx"}'
      await expect.poll(() => newest(asked)).toBe('1')
      await product.kill()
      await expect.poll(() => newest('up{job="candor"}')).toBe('0')
      await product.restart()
      await expect.poll(() => newest('up{job="candor"}')).toBe('1')
    })

    test('takes the rules for alerts, and can evaluate each', async () => {
      const rules = async () => {
        const data = await ask<{ groups: { rules: { name: string; health: string }[] }[] }>('rules')
        return (data?.groups ?? []).flatMap((group) => group.rules)
      }
      await expect.poll(async () => (await rules()).length).toBeGreaterThan(5)
      await expect
        .poll(async () => new Set((await rules()).map(({ health }) => health)))
        .toEqual(new Set(['ok']))
    })
  },
)
