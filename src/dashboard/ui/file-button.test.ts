import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const dashboard = join(import.meta.dirname, '..')

test('every button for a file lets the same file be chosen again', () => {
  const parts = readdirSync(dashboard, { recursive: true, encoding: 'utf8' })
  const own = parts.filter((path) => {
    if (!path.endsWith('.tsx') || path === join('ui', 'file-button.tsx')) return false
    return /import \{[^}]*\bFileButton\b[^}]*\} from '@mantine/.test(
      readFileSync(join(dashboard, path), 'utf8'),
    )
  })
  expect(parts.length).toBeGreaterThan(200)
  expect(own).toEqual([])
})
