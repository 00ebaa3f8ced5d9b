import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileOf, openBrowser } from '#test/browser'
import { publicUrl } from '#test/credential-verifier'
import { startTestApp } from '#test/test-app'
import { openWallet, recordWithDocument } from '#test/wallet'

const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })
const browser = await fileOf(app, await recordWithDocument(app))

const wanted = { kind: 'work-permit', withName: 'on', into: 'wallet' }
const check = async (attestation: string) =>
  (await openBrowser(app).post('/verify/attestation', { attestation })).text()

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
  expect(await app.system.images.readQr(await drawnIn(page))).toBe(offer)
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

test('a new code ends the one before, in Bengali, too', async () => {
  const show = async () => (await browser.post('/file/attestations', wanted)).text()
  const before = offerIn(await show())
  await browser.post('/language', { language: 'bn', return: '/file/attestations' })
  const page = await show()
  expect(page).toContain('ওয়ালেটের পিন')
  const { offer, pin } = offerIn(page)
  await expect(openWallet(app).take(before.offer, before.pin)).rejects.toThrow()
  expect(await openWallet(app).take(offer, pin)).toContain('~')
  await browser.post('/language', { language: 'en', return: '/file/attestations' })
})
