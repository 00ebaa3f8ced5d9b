import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { qrPng } from '#test/qr-pictures'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { openWallet } from '#test/wallet'

let reference: string
const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }
const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl, ...raised })
const browser = await withOpenFile(app)

async function withOpenFile(to: TestApp) {
  const record = await approvedRecord(to, { passportNumber: 'AB1234567' })
  reference = record.reference
  for (const kind of ['work-permit', 'fingerprint'] as const)
    await uploadScan(to.as(people.amina), record.id, kind, kind)
  return fileOf(to, record)
}
const check = async (attestation: string) =>
  (await openBrowser(app).post('/verify/attestation', { attestation })).text()

test('a candidate takes an attestation from the open file, and anybody reads it at /verify', async () => {
  expect(await browser.text('/file/keep')).toContain('href="/file/attestations"')
  const form = await browser.text('/file/attestations')
  expect(form).toContain('value="work-permit"')
  expect(form).not.toContain('value="fingerprint"')
  const taken = await browser.post('/file/attestations', { kind: 'work-permit', withName: 'on' })
  expect(taken.headers.get('content-disposition')).toMatch(
    /^attachment; filename="copy-held-\d{4}-\d\d-\d\d\.vc\.json"$/,
  )
  const text = await taken.text()
  expect(text).toContain('Rahima Khatun')
  expect(text).not.toContain(reference)
  const credential = JSON.parse(text) as object
  expect(await checkAsStranger(app, credential)).toMatchObject({ verified: true, isInForce: true })
  const answer = await check(text)
  expect(answer).toContain('<h1>We signed this, and it is in force</h1>')
  expect(answer).toContain('It is ours, and the text is as we signed it.')
  expect(answer).toContain('Copy held by Padma Overseas Ltd')
  expect(answer).toContain('What only the authority can tell you')
  expect(answer).toMatch(/Nobody at Padma Overseas Ltd has asked [^<]+ about this copy yet\./)
  expect(answer).toContain('<h2>What we say about this today</h2>')
  expect(answer).toMatch(/Nobody here has asked [^<]+ yet\./)
})

test('a candidate takes it as an SD-JWT, and hands it on without the name', async () => {
  const asked = { kind: 'work-permit', form: 'sd-jwt', withName: 'on', withReference: 'on' }
  const taken = await browser.post('/file/attestations', asked)
  expect(taken.headers.get('content-type')).toBe('application/dc+sd-jwt')
  expect(taken.headers.get('content-disposition')).toMatch(
    /^attachment; filename="copy-held-\d{4}-\d\d-\d\d\.sd-jwt"$/,
  )
  const text = await taken.text()
  expect(await checkSdJwtAsStranger(app, text)).toMatchObject({ verified: true, isInForce: true })
  const whole = await check(text)
  expect(whole).toContain('<h1>We signed this, and it is in force</h1>')
  expect(whole).toContain('Rahima Khatun')
  expect(whole).toContain('What only the authority can tell you')
  expect(whole).toMatch(/Nobody at Padma Overseas Ltd has asked [^<]+ about this copy yet\./)
  const [signed, , itsReference] = text.split('~')
  const body = new FormData()
  body.append('file', new Blob([`${signed}~${itsReference}~\n`]), 'copy-held.sd-jwt')
  const answer = await app.request('/verify/attestation', { method: 'POST', body })
  const withoutName = await answer.text()
  expect(withoutName).toContain('<h1>We signed this, and it is in force</h1>')
  expect(withoutName).toContain(reference)
  expect(withoutName).not.toContain('Rahima')
})

test.each(['sd-jwt', 'data-integrity'])(
  'a picture of a QR code with one as %s is read, too',
  async (form) => {
    const taken = await browser.post('/file/attestations', { kind: 'work-permit', form })
    const text = await taken.text()
    // A code holds less than a file; the spaces between the members are no part of what is signed.
    const written = form === 'sd-jwt' ? text : JSON.stringify(JSON.parse(text))
    const send = async (content: string) => {
      const body = new FormData()
      body.set('picture', new File([new Uint8Array(await qrPng(content, { ecc: 'low' }))], 'a.png'))
      return (await app.request('/verify/qr', { method: 'POST', body })).text()
    }
    const answer = await send(written)
    expect(answer).toContain('<h1>We signed this, and it is in force</h1>')
    expect(answer).toContain('Copy held by Padma Overseas Ltd')
    expect(answer).toContain('What only the authority can tell you')
    expect(await send('{"issuer":"did:web:padma.example"}')).toContain(
      '<h1>We did not sign this text</h1>',
    )
    expect(await send('{}')).toContain('This code contains neither a web address')
  },
)

test('nothing of a text that was not signed here is shown', async () => {
  const taken = await browser.post('/file/attestations', { kind: 'work-permit' })
  const text = await taken.text()
  const altered = await check(text.replace('Copy held by', 'Planted words by'))
  expect(altered).toContain('<h1>We did not sign this text</h1>')
  expect(altered).not.toContain('Planted words')
  const foreign = await check(text.replace('did:web:padma.example"', 'did:web:evil.example"'))
  expect(foreign).toContain('Somebody else’s attestation')
  expect(foreign).toContain('evil.example')
  expect(foreign).not.toContain('Copy held by Padma')
  expect(await check('Visa granted')).toContain('<h1>This is not an attestation</h1>')
})

test('without https nothing is offered', async () => {
  const plain = await startTestApp()
  const opened = await withOpenFile(plain)
  expect(await opened.text('/file')).not.toContain('/file/attestations')
  const refused = await opened.post('/file/attestations', { kind: 'work-permit' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('nobody could check an attestation that it makes')
})

const wanted = { kind: 'work-permit', withName: 'on', into: 'wallet' }

/** What the page shows for a wallet. */
function offerIn(page: string): { offer: string; pin: string } {
  const [, link = ''] = /href="(openid-credential-offer:[^"]+)"/.exec(page) ?? []
  const [, pin = ''] = /id="wallet-pin"[^>]*>(\d{6})</.exec(page) ?? []
  return { offer: link.replaceAll('&amp;', '&'), pin }
}

/** The picture of the code as a telephone sees it. */
function drawnIn(page: string): Promise<Buffer> {
  const [, width = '', path = ''] =
    /class="qr large" viewBox="0 0 (\d+).*?<path d="([^"]+)"/s.exec(page) ?? []
  const side = Number(width)
  const dots = new Uint8Array(side * side).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    dots.fill(0, Number(y) * side + Number(x), Number(y) * side + Number(x) + Number(length))
  return sharp(dots, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * 4, side * 4, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

test('a candidate takes an attestation into a wallet, and /verify tells who shows it', async () => {
  const form = await browser.text('/file/attestations')
  expect(form).toContain('value="wallet" name="into"')
  expect(form).toContain('You do not need one')
  const answer = await browser.post('/file/attestations', wanted)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const page = await answer.text()
  expect(page).toContain('class="qr large"')
  expect(page).toContain('A wallet is optional.')
  expect(page).toContain('A private company, not a government.')
  const { offer, pin } = offerIn(page)
  expect(await app.system.images.sentBy('a wallet').readQr(await drawnIn(page))).toBe(offer)
  const wallet = openWallet(app)
  const text = await wallet.take(offer, pin)

  const bare = await check(text)
  expect(bare).toContain('<h1>We signed this, and it is in force</h1>')
  expect(bare).toContain('It did not sign what you sent.')
  expect(bare).toContain('Rahima Khatun')
  const iat = Math.floor(Date.parse(app.clock.now()) / 1000)
  const aud = 'Your visa is granted'
  const shown = await check(wallet.present(text, { aud, nonce: 'n', iat }))
  expect(shown).toContain('<h1>We signed this, and it is in force</h1>')
  expect(shown).toContain('It signed this on')
  // Whoever has a wallet chooses these words, so no page of ours repeats them.
  expect(shown).not.toContain(aud)
  expect(await check(`${text}x.y.z`)).toContain('<h1>We did not sign this text</h1>')
})
