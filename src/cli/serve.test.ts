import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { runCandor, ServerProcess } from '#test/candor-process'
import { compiled } from '#test/compiled-code'
import { freePort } from '#test/listen'
import { phonePhotoJpeg } from '#test/phone-photos'
import { addRecord, apiKey, setUpProduct, startProduct } from '#test/product'
import { builtCommand } from '../../scripts/build.mjs'
import { projectNode } from '../../scripts/node.mjs'

const product = await startProduct()

afterAll(() => product?.remove())

test('the one-time link is said on standard error, and it opens the set-up page', async () => {
  expect(product.logs('stderr')).toContain(
    `Open this link once to set up Candor: ${product.setUpLink}\n`,
  )
  const page = await fetch(product.setUpLink as string)
  expect(page.status).toBe(200)
})

test('another server on the same data or the same port refuses, and disturbs nothing', async () => {
  const sameData = await runCandor(['serve'], { ...product.env, PORT: '0' })
  expect(sameData).toMatchObject({ code: 1, stdout: '' })
  expect(sameData.stderr).toMatch(/^Another Candor is serving from this data folder\..*\n$/)
  const otherData = { ...product.env, CANDOR_DATA: `${product.dataFolder}/other` }
  const samePort = await runCandor(['serve'], otherData)
  expect(samePort.code).toBe(1)
  expect(samePort.stderr).toMatch(/^Port \d+ is taken\..*\n$/m)
  expect((await fetch(product.setUpLink as string)).status).toBe(200)
})

test('it listens on the address that is named, and on no other', async () => {
  const data = `${product.dataFolder}/loopback`
  const on = (host: string) => ({ ...product.env, CANDOR_DATA: data, PORT: '0', CANDOR_HOST: host })
  const none = await runCandor(['serve'], on('203.0.113.7'))
  const stderr = /^CANDOR_HOST \(203\.0\.113\.7\) is no address of this machine\.$/m
  expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(stderr) })
  const port = await freePort()
  const alone = new ServerProcess({ ...on('127.0.0.1'), PORT: String(port) })
  await alone.start()
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow()
  await alone.end('SIGTERM')
})

test('after SIGKILL it starts again on the same data, with a new link instead of the old', async () => {
  const old = product.setUpLink as string
  await product.kill()
  await product.restart()
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  expect(product.setUpLink).not.toBe(old)
  expect((await fetch(old)).status).toBe(410)
  expect((await fetch(product.setUpLink as string)).status).toBe(200)
})

/** With this the server says when it has the head of a request. */
const asksFirst = { expect: '100-continue' }

/** Begins the upload of a photo to a new record. */
async function beginUpload() {
  const key = await apiKey(product, 'admin')
  const { id } = await addRecord(product, key)
  const upload = request(`${product.url}/api/v1/records/${id}/documents/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'image/jpeg', ...asksFirst },
  })
  const answer = once(upload, 'response')
  answer.catch(() => undefined)
  upload.flushHeaders()
  await once(upload, 'continue')
  return { key, id, upload, answer }
}

test('a slow upload that is under way at SIGTERM gets its answer, and then the server ends', async () => {
  await setUpProduct(product)
  const photo = await phonePhotoJpeg({ width: 800, height: 600 })
  const { key, id, upload, answer } = await beginUpload()
  upload.write(photo.subarray(0, 20_000))
  const asked = Date.now()
  const stopped = product.stop()
  const answers = () =>
    fetch(`${product.url}/healthz`).then(
      ({ ok }) => ok,
      () => 'refused',
    )
  await expect.poll(answers).toBe('refused')
  upload.end(photo.subarray(20_000))
  const [response] = (await answer) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  expect(await stopped).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)
  await product.restart()
  const record = await callApi(product, key, ['GET', `/records/${id}`])
  expect(record).toMatchObject({ documents: [{ kind: 'photo' }] })
})

test('a client that hangs up in the middle of an upload is no failure', async () => {
  const { upload } = await beginUpload()
  upload.on('error', () => undefined)
  upload.write(Buffer.alloc(20_000))
  upload.destroy()
  await expect.poll(() => product.logs('stdout')).toContain('"msg":"A client hung up"')
  expect(product.logs('stdout')).not.toContain('A request failed')
})

test('it stops when the process that started it is gone', async () => {
  await product.stop()
  const stdio: ['ignore', 'ignore', 'pipe', 'ipc'] = ['ignore', 'ignore', 'pipe', 'ipc']
  const child = spawn(projectNode(), [builtCommand, 'serve'], {
    env: { ...compiled, ...product.env },
    stdio,
  })
  const ended = once(child, 'exit')
  await once(child.stderr as Readable, 'data')
  child.disconnect()
  expect(await ended).toEqual([0, null])
})

test('standard output holds nothing but JSON lines', () => {
  const lines = product.logs('stdout').trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg')
})
