import { expect, test } from 'vitest'
import { openImportWorker } from '#modules/import'
import { candidate } from '#test/candidates'
import { csvOf, smallPicture, tableRow, zipOf } from '#test/tables'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()
const key = await app.key('admin')

const table = csvOf([tableRow(1)])

async function send(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const method = path === '/imports' ? 'POST' : 'PUT'
  const all = { authorization: `Bearer ${key}`, ...headers }
  const answer = await app.request(`/api/v1${path}`, { method, headers: all, body })
  return { status: answer.status, ...((await answer.json()) as { id?: string }) }
}

function formOf(...files: File[]): FormData {
  const form = new FormData()
  form.set('note', 'the list of March')
  for (const file of files) form.append('file', file)
  return form
}

test('a program brings a table and a zip in, reads the mistakes, and takes it all back', async () => {
  const named = (name: string) => ({ 'x-file-name': encodeURIComponent(name) })
  const two = csvOf([tableRow(1), tableRow(2, { 0: 'A1' })])
  const begun = await send('/imports', two, named('রহিমা.csv'))
  expect(begun).toMatchObject({ status: 201, state: 'mapped', fileName: 'রহিমা.csv' })
  const { id } = begun
  const zip = new Uint8Array(await zipOf({ 'ZZ7000001 photo.png': await smallPicture(1) }))
  const images = await send(`/imports/${id}/images`, zip, named('scans.zip'))
  expect(images).toEqual({ status: 200, name: 'scans.zip', images: 1 })
  const chosen = await app.call('PATCH', `/imports/${id}`, { key, body: { updateExisting: true } })
  expect(await chosen.json()).toMatchObject({ updateExisting: true })
  const worker = openImportWorker(app.runtime)
  for (const step of ['check', 'run']) {
    expect((await app.call('POST', `/imports/${id}/${step}`, { key })).status).toBe(200)
    await worker.work()
  }
  const done = await app.json('GET', `/imports/${id}`, { key })
  expect(done).toMatchObject({ state: 'done', counts: { created: 1, failed: 1, images: 1 } })
  expect(done).not.toHaveProperty('actor')
  const mistakes = await app.call('GET', `/imports/${id}/mistakes`, { key })
  expect(mistakes.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(await mistakes.text()).toMatch(/^\ufeff?Passport number.*\r\nA1,.*,3,.*fewer than 5/s)
  expect((await app.call('POST', `/imports/${id}/undo`, { key })).status).toBe(200)
  await worker.work()
  const { imports } = await app.json('GET', '/imports', { key })
  expect(imports).toEqual([expect.objectContaining({ id, state: 'undone' })])
})

test('a table and its images come in as the files of forms too, with their names', async () => {
  const begun = await send('/imports', formOf(new File([table], 'রহিমা "A".csv')))
  expect(begun).toMatchObject({ status: 201, rows: 1, fileName: 'রহিমা "A".csv', state: 'mapped' })
  const zip = new Uint8Array(await zipOf({ 'ZZ7000001 photo.png': await smallPicture(1) }))
  const path = `/imports/${begun.id}/images`
  expect(await send(path, formOf(new File([zip], 'scans.zip')))).toEqual({
    ...{ status: 200, name: 'scans.zip', images: 1 },
  })
  const image = formOf(new File([new Uint8Array(await smallPicture(2))], 'a.png'))
  const named = { 'x-file-name': 'ZZ7000001%2Fphoto.png' }
  expect(await send(path, image, named)).toMatchObject({ name: 'ZZ7000001/photo.png', images: 1 })
})

test('the type of a form may be written in any case, and names other than ASCII in either way', async () => {
  const part = "Content-Disposition: form-data; name=t; filename*=UTF-8''%E0%A6%95.csv\r\n\r\n"
  const body = `--B\r\n${part}${table}\r\n--B--\r\n`
  const type = { 'content-type': 'Multipart/Form-Data; Boundary=B' }
  expect(await send('/imports', body, type)).toMatchObject({ status: 201, fileName: 'ক.csv' })
})

test('a table larger than a request may be arrives in a form, and one that is too large does not', async () => {
  const large = `${table}${`${','.repeat(6)}\r\n`.repeat(256 * 1024)}`
  expect(await send('/imports', formOf(new File([large], 'a.csv')))).toMatchObject({ rows: 1 })
  const tooLarge = formOf(new File([new Uint8Array(65 * 1024 * 1024)], 'a.csv'))
  expect(await send('/imports', tooLarge)).toMatchObject({ code: 'import.too_large', status: 413 })
})

test('a form with no file, an empty one or several is refused, each with its own sentence', async () => {
  expect(await send('/imports', formOf())).toMatchObject({
    ...{ status: 422, code: 'request.unreadable' },
    title: expect.stringMatching(/^This form has no file/),
  })
  expect(await send('/imports', formOf(new File([], 'a.csv')))).toMatchObject({
    ...{ code: 'import.unreadable', title: expect.stringMatching(/^This file is empty/) },
  })
  const [one, two] = [new File([table], 'a.csv'), new File([table], 'b.csv')]
  expect(await send('/imports', formOf(one, two))).toMatchObject({
    ...{ code: 'request.unreadable', title: expect.stringMatching(/^More than one file/) },
  })
  expect(await (await app.call('GET', '/imports', { key })).text()).not.toContain('b.csv')
})

test('a form whose header says another type is no table, no image and no scan', async () => {
  // As a client makes it that sets the type of its content by hand.
  const form = new Response(formOf(new File([table], 'a.csv')))
  const body = new Uint8Array(await form.arrayBuffer())
  const { id: imported } = await send('/imports', table)
  const { id } = await app.json('POST', '/records', { key, body: candidate() })
  const paths = ['/imports', `/imports/${imported}/images`, `/records/${id}/documents/ticket`]
  for (const type of [
    // No boundary, the type of a table, that of JSON, another kind of parts.
    ...['multipart/form-data', 'text/csv', 'application/json', 'multipart/mixed; boundary=x'],
  ])
    for (const path of paths)
      expect(await send(path, body, { 'content-type': type }), path).toMatchObject({
        ...{ status: 422, code: 'request.unreadable' },
        title: expect.stringMatching(/^A form arrived whose Content-Type/),
      })
})
