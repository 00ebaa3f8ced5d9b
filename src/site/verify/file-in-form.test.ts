import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileInForm } from './outcome.tsx'

const mebibyte = 1024 * 1024

/** A request whose body arrives in pieces of these sizes, over and over. */
function inPieces(body: Uint8Array, type: string, sizes: readonly number[]): Request {
  let at = 0
  let turn = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.length) return controller.close()
      const size = sizes[turn % sizes.length] as number
      controller.enqueue(body.slice(at, at + size))
      at += size
      turn += 1
    },
  })
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': type } }
  return new Request('http://candor.test/verify', init as RequestInit)
}

/** A form as a browser sends it. */
async function formOf(form: FormData): Promise<{ body: Uint8Array; type: string }> {
  const response = new Response(form)
  const type = response.headers.get('content-type') as string
  return { body: new Uint8Array(await response.arrayBuffer()), type }
}

async function read(request: Request, limit = mebibyte): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of fileInForm(request, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('any file comes out as it went in, however its body is cut into pieces', async () => {
  const awkward = fc.array(
    fc.constantFrom('\r\n', '--', '\r\n--', '-', '\r', '\n', '\0', 'x', '\r\n\r\n'),
  )
  const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(
      awkward,
      fc.uint8Array({ maxLength: 300 }),
      sizes,
      async (texts, bytes, cut) => {
        const content = Buffer.concat([Buffer.from(texts.join('')), bytes])
        const form = new FormData()
        form.set('before', 'some text')
        form.set('file', new File([content], 'name with "quotes".jpg'))
        form.set('after', 'more text')
        const { body, type } = await formOf(form)
        expect((await read(inPieces(body, type, cut))).equals(content)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a file that holds the beginning of the delimiter is not cut; a form without one gives no bytes', async () => {
  const form = new FormData()
  form.set('reference', 'CR-7K2M9QXD')
  const without = await formOf(form)
  expect((await read(inPieces(without.body, without.type, [10]))).length).toBe(0)
  form.set('file', new File(['\r\n------formdata-undici-0\r\n-----'.repeat(50)], 'a'))
  const { body, type } = await formOf(form)
  for (const size of [1, 2, 3, 7, 64, 1000]) {
    const got = await read(inPieces(body, type, [size]))
    expect(got.toString()).toBe('\r\n------formdata-undici-0\r\n-----'.repeat(50))
  }
})

test('megabytes arrive whole, chunk by chunk', async () => {
  const content = randomBytes(3 * mebibyte)
  const form = new FormData()
  form.set('file', new File([content], 'scan.png'))
  const { body, type } = await formOf(form)
  const hash = createHash('sha256')
  let largest = 0
  for await (const chunk of fileInForm(inPieces(body, type, [64 * 1024]), 4 * mebibyte)) {
    largest = Math.max(largest, chunk.byteLength)
    hash.update(chunk)
  }
  expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'))
  expect(largest).toBeLessThan(66 * 1024)
})

test('a body that is longer than it may be is refused, declared or not', async () => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(200 * 1024)], 'large.jpg'))
  const { body, type } = await formOf(form)
  const tooLarge = expect.objectContaining({ code: 'document.too_large' })
  await expect(read(inPieces(body, type, [1000]), 100 * 1024)).rejects.toEqual(tooLarge)
  const headers = { 'content-type': type, 'content-length': '999999999' }
  const declared = new Request('http://candor.test/', { method: 'POST', body: 'x', headers })
  await expect(read(declared)).rejects.toEqual(tooLarge)
})

test('what is no form, or half of one, is refused as unreadable', async () => {
  const within = 'content-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf'
  for (const [type, body] of [
    ['application/json', '{}'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', 'nothing of the kind'],
    ['multipart/form-data; boundary=b', `--b\r\n${within}`],
    ['multipart/form-data; boundary=b', `--b\r\n${'x: y\r\n'.repeat(5000)}`],
  ] as const) {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    const reading = read(new Request('http://candor.test/', init))
    await expect(reading, body.slice(0, 80)).rejects.toMatchObject({ code: 'request.unreadable' })
  }
})
