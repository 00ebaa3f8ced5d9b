import { beforeEach, describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { fileOf, signedInBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { climbByOthers } from '#test/foreign-proof'
import { startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const app = forEachTest(() => startTestApp())
const record = forEachTest(() => approvedRecord(app, { passportNumber: 'AB1234567' }))
const sadia = forEachTest(async () => {
  await app.addPerson('student', 'sadia@padma.example')
  return signedInBrowser(app, 'sadia@padma.example')
})
let code: string
beforeEach(async () => {
  for (const kind of ['photo', 'visa-paper', 'lmia', 'fingerprint'] as const)
    await uploadScan(app.as(people.amina), record.id, kind, kind)
  code = await app.code(record.id)
})
const link = () => sadia.post('/my/file', { number: ' ab 123 4567 ', code })

describe('the own file', () => {
  test('asks for number and code until it is linked, says so, and then shows every document', async () => {
    const asked = await sadia.get('/my/file')
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain('action="/my/file"')
    const linked = await link()
    expect(linked.status).toBe(303)
    expect(linked.headers.get('location')).toBe('/my/file')
    const html = await sadia.text('/my/file')
    expect(html).toContain('Your file is linked.')
    expect(html).toContain('<h1><bdi>Rahima Khatun</bdi></h1>')
    for (const kind of ['visa-paper', 'lmia', 'fingerprint'])
      expect(html).toContain(`href="/my/file/documents/${kind}"`)
    expect(html).not.toContain('/file/close')
  })

  test('a wrong number is No Data Found, and stays, as what is missing is said at its field', async () => {
    const answer = await sadia.post('/my/file', { code, number: 'CD1234567' })
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('No Data Found')
    expect(html).toContain('value="CD1234567"')
    const nothing = await sadia.post('/my/file', { number: '', code: '' })
    expect(nothing.status).toBe(422)
    const said = await nothing.text()
    expect(said).toContain('<a href="#number">Type your passport number')
    expect(said).toContain('<a href="#code">')
  })

  test('linking costs no try, and ten wrong tries do not keep out the right number and code', async () => {
    for (let n = 0; n < 11; n += 1) expect((await link()).status).toBe(303)
    const wrong = () => sadia.post('/my/file', { number: 'AB1234567', code: '00000-00000' })
    for (let n = 0; n < 10; n += 1) expect((await wrong()).status).toBe(404)
    expect((await wrong()).status).toBe(429)
    expect((await link()).status).toBe(303)
  })

  test('hidden by staff it is shown no more, and why is said without a word of it', async () => {
    await link()
    await app.hide(record.id)
    const html = await sadia.text('/my/file')
    expect(html).toContain('Your file cannot be shown now')
    expect(html).not.toContain('Rahima')
    expect((await sadia.get('/my/shares')).headers.get('location')).toBe('/my/file')
  })
})

describe('the own shares', () => {
  const share = {
    'kind-visa-paper': 'on',
    purpose: 'bank',
    label: 'Sonali Bank',
    days: '30',
    step: 'make',
  }

  test('without a linked file lead to where it is linked, and say why', async () => {
    const answer = await sadia.get('/my/shares')
    expect(answer.headers.get('location')).toBe('/my/file')
    const html = await sadia.text('/my/file')
    expect(html).toContain('First link your file to your account.')
  })

  test('a share is not made with a link that ended in the meantime', async () => {
    await link()
    await sadia.post('/my/file/unlink')
    const ended = await sadia.post('/my/shares', share)
    expect([ended.status, await ended.text()]).toEqual([
      410,
      expect.stringContaining('What you wrote was not sent.'),
    ])
  })
})

describe('who opened the own file', () => {
  beforeEach(async () => {
    await link()
  })
  const seal = () => openSealer(app.system).seal()

  async function eventOf(of: string, isViewing: boolean): Promise<string> {
    const events = await app.events({ subject: `record:${of}` })
    const found = events.find(({ action }) => (action === 'viewing.opened') === isViewing)
    return found?.id as string
  }

  /** The address of the newest proof that the page links, and the id in it. */
  async function linked() {
    const html = await sadia.text('/my/file/views')
    const [, href = '', id = ''] =
      /<a href="(\/my\/file\/views\/([\w-]+)\/proof)">Proof: /.exec(html) ?? []
    return { href, id }
  }

  test('each viewing has its proof for experts, which a program of others finds right', async () => {
    const { href, id } = await linked()
    await seal()
    const answer = await sadia.get(href)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="viewing-\d+\.tlog-proof"$/,
    )
    const file = await answer.text()
    const { leaf, reached, root } = await climbByOthers(file)
    expect(reached).toBe(root)
    expect(JSON.parse(leaf.toString())).toMatchObject({ id, action: 'viewing.opened' })
    const called = await sadia.get(`/api/v1/my/views/${id}/proof`)
    expect([called.status, await called.text()]).toEqual([200, file])
  })

  test('whoever has number and code sees who opened it, each with a way out', async () => {
    const browser = await fileOf(app, await approvedRecord(app))
    const html = await browser.text('/file/views')
    expect(html).toContain('With your access code')
    expect(html.match(/href="\/file\/code"[^>]*>This was not me/g)).toHaveLength(1)
    const [, proof = ''] = /href="(\/file\/views\/[\w-]+\/proof)"/.exec(html) ?? []
    await seal()
    expect((await browser.get(proof)).status).toBe(200)
  })

  test('to take a proof is no viewing', async () => {
    const { href } = await linked()
    await seal()
    app.clock.move(20 * 60_000)
    const before = await eventOf(record.id, true)
    expect((await sadia.get(href)).status).toBe(200)
    expect(await eventOf(record.id, true)).toBe(before)
  })

  test('another record’s viewing and other events of the own one are as if they were not there', async () => {
    const { id: other, ...their } = await approvedRecord(app)
    await fileOf(app, { id: other, ...their })
    await linked()
    await seal()
    const missing = '01a1fb00-5925-73c4-aa19-800b77a4b39a'
    for (const id of [await eventOf(other, true), await eventOf(record.id, false), missing, 'x']) {
      const answer = await sadia.get(`/my/file/views/${id}/proof`)
      expect([id, answer.status]).toEqual([id, 404])
      const html = await answer.text()
      expect(html).not.toContain('tlog-proof')
      expect(html).not.toContain('Try again in a few seconds.')
      if (id === 'x') continue
      const called = await sadia.get(`/api/v1/my/views/${id}/proof`)
      expect([called.status, (await called.json()).code]).toEqual([404, 'log.not_sealed'])
    }
  })

  test('before the event is sealed, a sentence says to try again', async () => {
    const { href } = await linked()
    const answer = await sadia.get(href)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Try again in a few seconds.')
  })

  test('without a linked file there is no proof', async () => {
    const { href } = await linked()
    await seal()
    await sadia.post('/my/file/unlink')
    expect((await sadia.get(href)).headers.get('location')).toBe('/my/file')
  })
})
