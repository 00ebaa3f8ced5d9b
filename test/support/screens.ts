import type { Page } from '@playwright/test'
import { attestationScreens } from '#test/attestation-screens'
import { complaintScreens } from '#test/complaint-screens'
import { contractScreens } from '#test/contract-screens'
import type { Held } from '#test/held'
import { ownScreens } from '#test/own-screens'
import { cookieOf, goTo, noRecord, type Screen, send, wrong } from '#test/screen'
import { shareScreens } from '#test/share-screens'
import { verifyScreens } from '#test/verify-screens'

/** Every public page in every state that looks different, in the order of a story. */
export const screens: Readonly<Record<string, Screen>> = {
  home: { at: '/' },
  menu: {
    at: '/tell/{kind}',
    shows: '.menu[open]',
    open: async (page, { product }) => {
      await page.goto(`${product.url}/tell/concern`)
      await page.locator('.menu summary').click()
    },
  },
  check: { at: '/check' },
  'check-work-permit': { at: '/check/work-permit' },
  'check-visa-paper': { at: '/check/visa-paper' },
  'check-application-status': { at: '/check/application-status' },
  'check-lmia': { at: '/check/lmia' },
  'check-empty': {
    at: '/check',
    shows: wrong,
    open: (page, held) => send(page, held, '/check', { number: '', code: '' }),
  },
  'check-no-data': {
    at: '/check',
    shows: wrong,
    open: (page, held) => send(page, held, '/check', noRecord),
  },
  'official-checks': { at: '/official-checks' },
  help: { at: '/help' },
  closing: { at: '/closing' },
  ...complaintScreens,
  tell: { at: '/tell' },
  report: {
    at: '/tell/{kind}',
    shows: '#text',
    open: (page, held) => goTo(page, held, '/tell/concern'),
  },
  'report-empty': {
    at: '/tell/{kind}',
    shows: wrong,
    open: (page, held) => send(page, held, '/tell/concern', { text: '' }),
  },
  'report-thanks': {
    at: '/case/{number}',
    open: (page, held) =>
      send(page, held, '/tell/concern', { text: 'A stranger sold me a document.' }),
  },
  'new-code': {
    at: '/tell/{kind}',
    shows: '#from',
    open: (page, held) => goTo(page, held, '/tell/code'),
  },
  'new-code-empty': {
    at: '/tell/{kind}',
    shows: wrong,
    open: (page, held) => send(page, held, '/tell/code', { name: '', number: '', from: '' }),
  },
  'new-code-thanks': {
    at: '/case/{number}',
    open: (page, held) =>
      send(page, held, '/tell/code', { name: 'Rahima', number: 'BX0123456', from: '+880 1' }),
  },
  notices: { at: '/notices' },
  notice: {
    at: '/notices/{id}',
    open: async (page, { product }) => {
      await page.goto(`${product.url}/notices`)
      await page.locator('main a[href^="/notices/"]').first().click()
    },
  },
  ...Object.fromEntries(
    ['copyright', 'privacy', 'disclaimer', 'accessibility', 'your-information'].map((text) => [
      text,
      { at: '/legal/{page}', open: (page: Page, held: Held) => goTo(page, held, `/legal/${text}`) },
    ]),
  ),
  about: { at: '/about' },
  domains: {
    at: '/domains',
    shows: 'footer details[open]',
    open: async (page, { product }) => {
      await page.goto(`${product.url}/domains`)
      for (const group of await page.locator('footer summary').all()) await group.click()
    },
  },
  'not-found': { at: '/nothing/here', title: 'Page Not Found' },
  'set-up-used': {
    at: '/set-up/{token}',
    title: 'This did not work',
    open: (page, held) => goTo(page, held, '/set-up/used'),
  },
  'set-up': {
    at: '/set-up/{token}',
    shows: '#organisation',
    open: (page, { bare }) => page.goto(bare.setUpLink as string),
  },
  'not-set-up': { at: '/', title: 'Not set up yet', open: (page, { bare }) => page.goto(bare.url) },
  ...verifyScreens,
  file: {
    at: '/file',
    shows: '.papers',
    open: (page, held) =>
      send(page, held, '/check', { number: held.passportNumber, code: held.accessCode }),
  },
  'file-image': {
    at: '/file/documents/{kind}',
    shows: 'nav.around',
    open: (page, held) => goTo(page, held, '/file/documents/visa-paper?page=2'),
  },
  ...Object.fromEntries(
    ['standing', 'keep', 'tell', 'views', 'help', 'kept', 'print'].map((part) => [
      `file-${part}`,
      { at: `/file/${part}`, open: (page: Page, held: Held) => goTo(page, held, `/file/${part}`) },
    ]),
  ),
  'file-large': {
    at: '/file/documents/{kind}/large',
    shows: '.natural',
    open: (page, held) => goTo(page, held, '/file/documents/visa-paper/large'),
  },
  ...contractScreens,
  ...attestationScreens,
  'file-wrong': {
    at: '/file/tell/{kind}',
    shows: '#proposed',
    open: (page, held) => goTo(page, held, '/file/tell/mistake?part=detail:name'),
  },
  'file-tell': { at: '/file/tell', open: (page, held) => goTo(page, held, '/file/tell') },
  'file-told': { at: '/file/told', open: (page, held) => goTo(page, held, '/file/told') },
  ...shareScreens,
  'file-closed': {
    at: '/',
    shows: '[role=status]',
    open: async (page, held) => {
      await goTo(page, held, '/file')
      await page.locator('form[action="/file/close"] button').click()
    },
  },
  'file-ended': {
    at: '/file',
    title: 'This file is closed',
    shows: 'section.plain',
    open: async (page, held) => {
      const value = `01a1fb00-5925-73c4-aa19-800b77a4b39a.${'A'.repeat(43)}`
      await page.context().addCookies([cookieOf(held.product, 'viewing', value)])
      await goTo(page, held, '/file')
    },
  },
  login: { at: '/login' },
  'login-wrong': {
    at: '/login',
    shows: wrong,
    open: (page, held) => send(page, held, '/login', { email: 'nobody', password: '' }),
  },
  'second-factor': {
    at: '/login/second-factor',
    shows: '#code',
    open: async (page, held) => {
      await page.context().addCookies([cookieOf(held.product, 'second-factor', 'any')])
      await goTo(page, held, '/login/second-factor')
    },
  },
  register: { at: '/register' },
  'register-wrong': {
    at: '/register',
    shows: wrong,
    open: (page, held) =>
      send(page, held, '/register', { name: '', email: 'x@y.example', password: 'short' }),
  },
  forgot: { at: '/forgot' },
  'forgot-sent': {
    at: '/forgot',
    title: 'Check your email',
    open: (page, held) => goTo(page, held, '/forgot?sent'),
  },
  reset: {
    at: '/reset/{token}',
    shows: '#confirm',
    open: (page, { resetLink }) => page.goto(resetLink),
  },
  'reset-ended': {
    at: '/reset/{token}',
    title: 'This link no longer works',
    open: (page, held) => goTo(page, held, '/reset/ended'),
  },
  'register-invited': {
    at: '/register/{invite}',
    shows: '#confirm',
    open: (page, { inviteLink }) => page.goto(inviteLink),
  },
  'confirm-signed-out': {
    at: '/confirm/{token}',
    shows: 'main a.button[href^="/login"]',
    open: (page, held) => goTo(page, held, '/confirm/made-up'),
  },
  ...ownScreens,
  confirm: { at: '/confirm/{token}', open: (page, held) => goTo(page, held, '/confirm/made-up') },
  'confirm-ended': {
    at: '/confirm',
    title: 'This link no longer works',
    open: async (page, held) => {
      await goTo(page, held, '/confirm/made-up')
      await page.locator('main form[action="/confirm"] button').click()
    },
  },
  'api-docs': { at: '/api/v1/docs' },
  'api-part': {
    at: '/api/v1/docs/{part}',
    open: (page, held) => goTo(page, held, '/api/v1/docs/records'),
  },
  'api-refusals': {
    at: '/api/v1/docs/{part}',
    open: (page, held) => goTo(page, held, '/api/v1/docs/refusals'),
  },
}
