import { expect, test } from 'vitest'
import { asciiHosted, isMailAddress, mailAddress, signInAddress } from './mail-address.schema.ts'

test('an address is one that mail servers take, in whatever script', () => {
  const some = `sadia.o'brien+files@people.example | x@bücher.example | x@xn--bcher-kva.example | নাম@উদাহরণ.বাংলা | \
नाम.थर@example.भारत | 用户@例え.jp | josé@people.example | jose\u0301@people.example | রূপায\u09bc@people.example | \
\u09dfমিন@people.example | νίκος@people.example | straße@people.example | юрий@почта.рф | محمد@people.example`
  const all = some.split(' | ')
  expect(all.filter((text) => !isMailAddress(text))).toEqual([])
  expect(all.filter((text) => !mailAddress('none').safeParse(` ${text} `).success)).toEqual([])
  const none = `Sadia.O’x@people.example | x@people.example. | x@people | x@1.2.3.4 | x@people.example/a | \
x@people.example:25 | x@@people.example | x y@people.example | .x@people.example | a@x.example, b@x.example | \
@people.example | people.example | `
  expect(none.split(' | ').filter(isMailAddress)).toEqual([])
})

/** Every sign that a normalisation or a change of case turns into an ASCII letter or digit. */
function signsLikeAscii(): string[] {
  const found: string[] = []
  for (let code = 0x80; code <= 0x10ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const sign = String.fromCodePoint(code)
    const forms = [sign.normalize('NFC'), sign.normalize('NFKC'), sign.toLowerCase()]
    if (forms.some((form) => /^[a-z0-9]$/i.test(form))) found.push(sign)
  }
  return found
}

test('a sign that becomes a plain letter is in no address: its mailbox is somebody else’s', () => {
  const signs = signsLikeAscii()
  expect(signs).toContain('\u212a')
  expect(signs.length).toBeGreaterThan(500)
  const taken = signs
    .concat('\u0131', '\u017f', '\u0130', '\ufb01')
    .flatMap((sign) => [`bi${sign}ash@people.example`, `bikash@peo${sign}le.example`])
    .filter(
      (text) =>
        isMailAddress(text) ||
        signInAddress(text) !== null ||
        mailAddress('none').safeParse(text).success,
    )
  expect(taken).toEqual([])
})

test('two writings of one host are one address', () => {
  expect(asciiHosted('X@Bücher.example')).toBe('X@xn--bcher-kva.example')
  expect(asciiHosted('X@xn--bcher-kva.EXAMPLE')).toBe('X@xn--bcher-kva.example')
  expect(asciiHosted('নাম@bücher.example')).toBe('নাম@xn--bcher-kva.example')
})

test('what a program vouches for is taken as it is, or not at all', () => {
  expect(signInAddress('Rumi@Bücher.example')).toBe('rumi@xn--bcher-kva.example')
  const none = ['', ' ', 'rumi', 'rumi@people.example\r\nbcc: a@b.example', 'rumi\0@people.example']
  const more = [' rumi@people.example', 'rumi@people.example\n', 'ru\u200bmi@people.example']
  const odd = ['ru\ud800mi@people.example', `${'r'.repeat(100_000)}@people.example`]
  expect([...none, ...more, ...odd].filter((text) => signInAddress(text) !== null)).toEqual([])
})
