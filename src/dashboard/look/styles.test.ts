import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const dashboard = join(import.meta.dirname, '..')
const mantine = join(dashboard, '../../node_modules/@mantine/core/styles')

test('every component of Mantine that is used comes with its styles', () => {
  const styles = readFileSync(join(import.meta.dirname, 'styles.ts'), 'utf8')
  const used = readdirSync(dashboard, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(dashboard, file), 'utf8'))
    .flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  expect(used).toContain('Button')
  const styled = [...new Set(used)].filter((name) => existsSync(join(mantine, `${name}.css`)))
  expect(styled.filter((name) => !styles.includes(`/styles/${name}.css'`))).toEqual([])
})
