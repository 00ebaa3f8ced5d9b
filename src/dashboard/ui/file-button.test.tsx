import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileButtonProps } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FileButton } from './file-button.tsx'

const given = vi.hoisted(() => ({ props: null as FileButtonProps | null }))
vi.mock('@mantine/core', () => ({
  FileButton: (props: FileButtonProps) => {
    given.props = props
    return null
  },
}))

test('a file is forgotten once it is chosen, so that it can be chosen again', () => {
  const done: string[] = []
  const button = (
    <FileButton onChange={(file) => done.push(file?.name ?? '')}>{() => null}</FileButton>
  )
  renderToStaticMarkup(button)
  const { resetRef, onChange } = given.props as unknown as {
    resetRef: { current: () => void }
    onChange: (file: File) => void
  }
  resetRef.current = () => done.push('forgotten')
  onChange(new File(['x'], 'passport.jpg'))
  expect(done).toEqual(['forgotten', 'passport.jpg'])
})

const dashboard = join(import.meta.dirname, '..')

test('every button for a file lets the same file be chosen again', () => {
  const parts = readdirSync(dashboard, { recursive: true, encoding: 'utf8' })
  const own = parts.filter((path) => {
    if (!path.endsWith('.tsx') || path === join('ui', 'file-button.tsx')) return false
    return /import \{[^}]*\bFileButton\b[^}]*\} from '@mantine/.test(
      readFileSync(join(dashboard, path), 'utf8'),
    )
  })
  expect(own).toEqual([])
})
