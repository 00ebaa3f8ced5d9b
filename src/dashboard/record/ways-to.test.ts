import { expect, test } from 'vitest'
import { waysTo } from './tell-candidate.tsx'

const text = 'Padma & Co, a private agency: আপনার ফাইল https://padma.example'
const hrefs = (reached: Parameters<typeof waysTo>[0]) =>
  waysTo(reached, text, 'Write email').map(({ href }) => href)

test('only the ways that lead to the candidate are offered', () => {
  const telephone = '+12025550187'
  expect(hrefs({ telephone: null, email: null })).toEqual([])
  expect(hrefs({ telephone, email: null })).toHaveLength(2)
  expect(hrefs({ telephone, email: 'a@padma.example' })).toHaveLength(3)
})

test('each opens an app, no website, with the number and the whole text', () => {
  const [whatsapp = '', sms = '', mail = ''] = hrefs({
    telephone: '+12025550187',
    email: 'a+b@padma.example',
  })
  expect(new URL(whatsapp).protocol).toBe('whatsapp:')
  expect(new URL(whatsapp).searchParams.get('phone')).toBe('12025550187')
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text)
  expect(sms.startsWith('sms:+12025550187?')).toBe(true)
  expect(new URL(sms).searchParams.get('body')).toBe(text)
  expect(decodeURIComponent(new URL(mail).pathname)).toBe('a+b@padma.example')
  expect(new URL(mail).searchParams.get('body')).toBe(text)
})
