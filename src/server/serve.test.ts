import { expect, test } from 'vitest'
import { limitTable } from '#platform/limits'
import { httpServer } from './serve.ts'

test('a zip of scans may take hours on a slow line, the head of a request a minute', () => {
  const server = httpServer(() => new Response())
  expect(server).toMatchObject({
    requestTimeout: limitTable.requestArrives,
    headersTimeout: 60_000,
  })
})
