import {
  goTo,
  makeShare,
  noRecord,
  type Screen,
  send,
  stopShare,
  unfoldWay,
  wrong,
} from '#test/screen'

/** The pages of shares, on both sides of them. */
export const shareScreens: Readonly<Record<string, Screen>> = {
  'verify-attestation': {
    at: '/verify/attestation',
    shows: '.told',
    open: async (page, held) => {
      await goTo(page, held, '/verify')
      await unfoldWay(page, 'by-attestation')
      await page.locator('#attestation-text').fill('{"issuer":"did:web:other.example"}')
      await page.locator('#by-attestation button').click()
    },
  },
  'share-first': { at: '/file/share', shows: '#purpose' },
  'share-wrong': {
    at: '/file/share',
    shows: wrong,
    open: (page, held) => send(page, held, '/file/share', { label: '' }),
  },
  'share-check': {
    at: '/file/share',
    shows: 'button[value="make"]',
    open: async (page, held) => {
      await goTo(page, held, '/file/share')
      for (const id of ['kind-visa-paper', 'purpose-bank']) await page.locator(`#${id}`).check()
      await page.locator('#label').fill('Bank')
      await page.locator('form[action="/file/share"] button.main').click()
    },
  },
  'share-made': {
    at: '/file/share',
    shows: '#share-code',
    open: (page, held) => makeShare(page, held),
  },
  'share-list': {
    at: '/file/share',
    shows: '.card.share summary',
    open: async (page, held) => {
      await goTo(page, held, '/file/share')
      await stopShare(page)
      await makeShare(page, held)
      await goTo(page, held, '/file/share')
    },
  },
  shared: { at: '/shared', shows: '#code' },
  'shared-no-data': {
    at: '/shared',
    shows: wrong,
    open: (page, held) => send(page, held, '/shared', { ...noRecord, code: '7QX-K2M-9PD' }),
  },
  'shared-file': {
    at: '/shared/file',
    shows: '.papers',
    open: async (page, held) => {
      const code = await makeShare(page, held)
      await send(page, held, '/shared', { number: held.passportNumber, code })
    },
  },
  'shared-receipt': {
    at: '/shared/receipts/{number}',
    shows: '.printed .qr',
    open: async (page, held) => {
      await goTo(page, held, '/shared/file')
      await page.locator('form[action="/shared/receipts"] button').click()
    },
  },
  'shared-image': {
    at: '/shared/documents/{kind}',
    shows: 'nav.around',
    open: (page, held) => goTo(page, held, '/shared/documents/visa-paper?page=2'),
  },
  'shared-ended': {
    at: '/shared/file',
    shows: 'section.plain',
    open: async (page, held) => {
      await goTo(page, held, '/file/share')
      const open = page.locator('.card.share summary')
      while ((await open.count()) > 0) await stopShare(page)
      await goTo(page, held, '/shared/file')
    },
  },
}
