import type { Page } from '@playwright/test'
import type { Held } from '#test/held'
import { goTo, type Screen, unfoldWay, wrong } from '#test/screen'

/**
 * The pages on which an attestation is taken, and the messages about one. No page shows that an offer was
 * used or has ended: the wallet learns that, and a person who asks again gets another offer.
 */
export const attestationScreens: Readonly<Record<string, Screen>> = {
  'file-attestations': {
    at: '/file/attestations',
    shows: '#kind',
    open: (page, held) => goTo(page, held, '/file/attestations'),
  },
  'file-attestations-wrong': {
    at: '/file/attestations',
    shows: wrong,
    open: async (page, held) => {
      await goTo(page, held, '/file/attestations')
      const chosen = page.locator('#kind input:checked')
      await chosen.evaluate((input: HTMLInputElement) => input.setAttribute('value', 'fingerprint'))
      await page.locator('button[value="wallet"]').click()
    },
  },
  'wallet-offer': {
    at: '/file/attestations',
    shows: '#wallet-pin',
    open: (page, held) => offerToWallet(page, held, '/file/attestations'),
  },
  'verify-attestation-ours': {
    at: '/verify/attestation',
    shows: '.facts',
    open: async (page, held) => {
      await goTo(page, held, '/file/attestations')
      const text = await takenText(page)
      await goTo(page, held, '/verify')
      await unfoldWay(page, 'by-attestation')
      await page.locator('#attestation-text').fill(text)
      await page.locator('#by-attestation button').click()
    },
  },
}

/** Asks for an offer of the first document to a wallet. */
export async function offerToWallet(page: Page, held: Held, path: string): Promise<void> {
  await goTo(page, held, path)
  await page.locator('button[value="wallet"]').click()
}

/** Returns the file of the form, as text. */
function takenText(page: Page): Promise<string> {
  return page.locator('form.ask-form').evaluate(async (form: HTMLFormElement) => {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    return (await fetch(form.action, { method: 'POST', body })).text()
  })
}
