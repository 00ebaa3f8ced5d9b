import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import server from '../../config/vite.server.ts'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

test('what a server needs beside its bundle are the dependencies, and nothing else is', () => {
  const outside = (server.ssr?.external ?? []) as string[]
  expect(Object.keys(dependencies)).toEqual(outside.toSorted())
})
