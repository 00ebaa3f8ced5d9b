import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineFiles, type FileFinding } from '#modules/documents'
import type { ActionContext } from '#platform/context'
import { refusal } from '#platform/errors'
import { livedRecord } from '#test/lived-record'
import { startPadma } from '#test/padma'
import { forEachTest } from '#test/test-runtime'
import { backUp } from './export-everything.ts'
import { openPatiently } from './place-names.ts'

const app = forEachTest(() => startPadma())

async function damagedIn(): Promise<number> {
  const { zip, damaged } = await backUp(app.system)
  for await (const _ of zip);
  return damaged()
}

test.each([
  ['at its beginning', 20],
  ['at its end', 150_000],
])('a photo that is damaged %s is counted, and the backup goes on', async (_, at) => {
  const { recordId } = await livedRecord(app, 1)
  await app.system.storage.put(`case-files/${recordId}/photo`, Buffer.alloc(150_000, 7))
  expect(await damagedIn()).toBe(0)
  const path = join(app.folder, 'files/case-files', recordId, 'photo')
  const bytes = readFileSync(path)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(path, bytes)
  expect(await damagedIn()).toBe(1)
})

async function findingsIn(ctx: ActionContext): Promise<FileFinding[]> {
  const findings: FileFinding[] = []
  for await (const finding of examineFiles(ctx)) findings.push(finding)
  return findings
}

/** A bad sector in the middle of a file. */
const brokenOff = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      controller.enqueue(chunk.subarray(0, 10))
      controller.error(Object.assign(new Error('not to be read'), { code: 'EIO' }))
    },
  })

/** A storage that works, but for one file that its disk does not give. */
function withUnreadable(key: string, code: string) {
  const { storage } = app.system
  const broken: typeof storage = Object.create(storage)
  broken.open = async (asked) => {
    if (asked !== key) return storage.open(asked)
    const cause = Object.assign(new Error('not to be read'), { code })
    throw Object.assign(refusal('service.storage_unavailable'), { cause })
  }
  return { ...app.system, storage: broken }
}

test.each(['EACCES', 'EIO'])(
  'a scan that the disk does not give (%s) is counted, and the rest kept',
  async (code) => {
    const { documentId: id, recordId } = await livedRecord(app, 1)
    const ctx = withUnreadable(`originals/${recordId}/${id}`, code)
    const { zip, damaged } = await backUp(ctx)
    for await (const _ of zip);
    expect(damaged()).toBe(1)
    const findings = await findingsIn(ctx)
    expect(findings).toEqual([{ problem: 'unreadable', subject: id }])
  },
)

test('a scan that the disk gives only in part is counted, and the rest kept', async () => {
  const { documentId: id, recordId } = await livedRecord(app, 1)
  const ctx = withUnreadable(`originals/${recordId}/${id}`, 'EIO')
  const { storage } = app.system
  ctx.storage.open = async (key) => {
    const opened = await storage.open(key)
    if (!opened || !key.endsWith(id)) return opened
    return { ...opened, stream: opened.stream.pipeThrough(brokenOff()) }
  }
  const { zip, damaged } = await backUp(ctx)
  for await (const _ of zip);
  expect(damaged()).toBe(1)
  expect(await findingsIn(ctx)).toEqual([{ problem: 'corrupt', subject: id }])
})

test('while nothing can be stored either, the archive waits, and the doctor does not blame a file', async () => {
  const { documentId: id, recordId } = await livedRecord(app, 1)
  const key = `originals/${recordId}/${id}`
  const ctx = withUnreadable(key, 'EIO')
  ctx.storage.ready = () => Promise.reject(new Error('nothing there'))
  const away = { code: 'service.storage_unavailable' }
  await expect(findingsIn(ctx)).rejects.toMatchObject(away)
  await expect(openPatiently(ctx, key, 10)).rejects.toMatchObject(away)
})
