import { qrPng } from '#test/qr-pictures'
import { compare, goTo, type Screen, send, unfoldWay, wrong } from '#test/screen'

/** The pages on which a document or a reference is compared with what is held. */
export const verifyScreens: Readonly<Record<string, Screen>> = {
  verify: { at: '/verify', shows: '#by-file' },
  'verify-unfolded': {
    at: '/verify',
    shows: '#by-attestation button',
    open: async (page, held) => {
      await goTo(page, held, '/verify')
      for (const way of ['by-receipt', 'by-attestation', 'by-picture']) await unfoldWay(page, way)
    },
  },
  'verify-empty': {
    at: '/verify',
    shows: wrong,
    open: (page, held) => send(page, held, '/verify', { reference: '' }),
  },
  'verify-unknown': {
    at: '/verify',
    shows: '.verdict.told',
    open: (page, held) => send(page, held, '/verify', { reference: 'CR-7K2M9QXD' }),
  },
  'verify-reference': {
    at: '/verify',
    shows: '.verdict.told',
    open: (page, held) => send(page, held, '/verify', { reference: held.reference }),
  },
  'verify-same': {
    at: '/verify',
    shows: '.verdict.unknown .check',
    open: (page, held) => compare(page, held, held.file),
  },
  'verify-another': {
    at: '/verify',
    shows: '.verdict.told a[href="/shared"]',
    open: (page, held) =>
      compare(page, held, { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('another') }),
  },
  'verify-picture': {
    at: '/verify/qr',
    shows: '#by-picture [role=status]',
    open: async (page, held) => {
      await goTo(page, held, '/verify')
      const buffer = await qrPng(`${held.product.url}/check`)
      await unfoldWay(page, 'by-picture')
      await page.locator('#picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
      await page.locator('#by-picture button').click()
    },
  },
  'verify-receipt': {
    at: '/verify/{number}',
    shows: '.printed .qr',
    open: async (page, held) => {
      await compare(page, held, held.file)
      await page.locator('form[action="/verify/receipts"] button').click()
    },
  },
  'verify-no-receipt': {
    at: '/verify/{number}',
    shows: 'section.plain',
    open: (page, held) => goTo(page, held, '/verify/RC-7K2M9-QXD4T-68'),
  },
}
