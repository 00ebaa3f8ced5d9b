import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkout } from '../../scripts/checkout.mjs'
import { runQuietly } from '../../scripts/child.mjs'
import { projectNode } from '../../scripts/node.mjs'

const cache = join(checkout, '.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'hanging-'))
afterAll(() => rmSync(folder, { recursive: true }))

const soon = 'await new Promise((resolve) => setTimeout(resolve, 100))'

test('a test that never gives way is named, and the other files are run', async () => {
  const reporter = join(checkout, 'config/end-what-hangs.ts')
  const files = {
    'a.test.mjs': `import { test } from 'vitest'\ntest('for ever', () => { for (;;); })`,
    'b.test.mjs': `import { test } from 'vitest'\ntest('soon', async () => { ${soon} })`,
    'vitest.config.mjs': `export default { test: { isolate: false, maxWorkers: 1, reporters: ['default', ['${reporter}', { patience: 2000 }]] } }`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const program = join(checkout, 'node_modules/vitest/vitest.mjs')
  const { code, output } = await runQuietly(projectNode(), [program, 'run', '--root', folder])
  expect(output).toContain('For 2 s no test has ended')
  expect(output).toContain(`${folder}/a.test.mjs`)
  expect(output).toMatch(/1 passed/)
  expect(code).toBe(1)
})
