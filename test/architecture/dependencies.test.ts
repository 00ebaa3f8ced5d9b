import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import server from '../../config/vite.server.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Not imported: src/modules/honesty reads its table when it first needs it. */
const readAsFile = ['unhomoglyph']

test('what a server needs beside its bundle are the dependencies, and nothing else is', () => {
  const outside = (server.ssr?.external ?? []) as string[]
  expect(Object.keys(dependencies)).toEqual([...outside, ...readAsFile].toSorted())
})
