import { offerToWallet } from '#test/attestation-screens'
import { goTo, makeShare, noRecord, type Screen, send, wrong } from '#test/screen'

/** The pages of a signed-in person in every state that looks different, from signing in on. */
export const ownScreens: Readonly<Record<string, Screen>> = {
  account: {
    at: '/account',
    open: async (page, held) => {
      const { email, password } = held.admin
      await send(page, held, '/login', { email, password })
      await goTo(page, held, '/account')
    },
  },
  'my-file-unlinked': { at: '/my/file', shows: 'main form[action="/my/file"]' },
  'my-file-no-data': {
    at: '/my/file',
    shows: wrong,
    open: (page, held) => send(page, held, '/my/file', noRecord),
  },
  'my-file': {
    at: '/my/file',
    shows: '.papers',
    open: (page, held) =>
      send(page, held, '/my/file', { number: held.passportNumber, code: held.accessCode }),
  },
  'my-file-image': {
    at: '/my/file/documents/{kind}',
    shows: 'nav.around',
    open: (page, held) => goTo(page, held, '/my/file/documents/visa-paper?page=2'),
  },
  'my-told': {
    at: '/my/file/told',
    open: (page, held) => goTo(page, held, '/my/file/told'),
  },
  'my-attestations': {
    at: '/my/file/attestations',
    shows: '#kind',
    open: (page, held) => goTo(page, held, '/my/file/attestations'),
  },
  'my-wallet-offer': {
    at: '/my/file/attestations',
    shows: '#wallet-pin',
    open: (page, held) => offerToWallet(page, held, '/my/file/attestations'),
  },
  'my-file-data': {
    at: '/my/file/data',
    open: (page, held) => goTo(page, held, '/my/file/data'),
  },
  'my-file-messages': {
    at: '/my/file/messages',
    shows: '#share',
    open: (page, held) => goTo(page, held, '/my/file/messages'),
  },
  'my-file-consents': {
    at: '/my/file/consents',
    shows: '#sharing',
    open: (page, held) => goTo(page, held, '/my/file/consents'),
  },
  'my-file-code': {
    at: '/my/file/code',
    shows: '#current',
    open: (page, held) => goTo(page, held, '/my/file/code'),
  },
  'my-file-leaving': {
    at: '/my/file/leaving',
    shows: '#happens',
    open: (page, held) => goTo(page, held, '/my/file/leaving'),
  },
  'my-another-contract': {
    at: '/my/file/another-contract',
    shows: '#photo',
    open: (page, held) => goTo(page, held, '/my/file/another-contract'),
  },
  'my-file-money': {
    at: '/my/file/money',
    shows: '#entries',
    open: (page, held) => goTo(page, held, '/my/file/money'),
  },
  'my-file-money-own': {
    at: '/my/file/money/own',
    shows: '#paidTo',
    open: (page, held) => goTo(page, held, '/my/file/money/own'),
  },
  'my-file-contract': {
    at: '/my/file/contract',
    shows: 'dl.facts',
    open: (page, held) => goTo(page, held, '/my/file/contract'),
  },
  'my-shares-made': {
    at: '/my/shares',
    shows: '#share-code',
    open: (page, held) => makeShare(page, held, '/my/shares'),
  },
  'my-shares': { at: '/my/shares', shows: '#views' },
  'my-classes': { at: '/my/classes', shows: 'a[href$="/attendance"]' },
  'my-attendance': {
    at: '/my/classes/{id}/attendance',
    open: async (page, held) => {
      await goTo(page, held, '/my/classes')
      await page.locator('a[href$="/attendance"]').click()
    },
  },
  'my-classes-open': { at: '/my/classes/open', shows: 'form[action$="/select"]' },
  'my-classes-selected': {
    at: '/my/classes/selected',
    shows: '.ask-first[open]',
    open: async (page, held) => {
      await goTo(page, held, '/my/classes/open')
      await page.locator('form[action$="/select"] button').click()
      await page.locator('.ask-first summary').click()
    },
  },
  'my-payments': { at: '/my/payments', shows: '#balance' },
  'my-payments-wrong': {
    at: '/my/payments/{id}/dispute',
    shows: wrong,
    open: async (page, held) => {
      await goTo(page, held, '/my/payments')
      await page.locator('.ask-first summary').first().click()
      await page.locator('form[action$="/dispute"] button').first().click()
    },
  },
  'my-receipt': {
    at: '/my/payments/{id}/receipt',
    open: async (page, held) => {
      await goTo(page, held, '/my/payments')
      await page.locator('a[href$="/receipt"]').first().click()
    },
  },
  'account-password': { at: '/account/password' },
  'account-second-factor': { at: '/account/second-factor' },
  'second-factor-begun': {
    at: '/account/second-factor',
    shows: 'main svg',
    open: (page, held) =>
      send(page, held, '/account/second-factor', { password: held.admin.password }),
  },
}
