import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogues } from '../catalogues.ts'
import { messageLanguages } from './form.tsx'
import { Send } from './made-page.tsx'

const address = 'https://padma.example/shared'

test.each(Object.values(catalogues))(
  'an app of the telephone finds the address, and nothing more, in the message in $lang',
  (words) => {
    const html = renderToStaticMarkup(
      <Send
        {...{ words, address, languages: messageLanguages({}, words.lang), code: '122-F62-908' }}
      />,
    )
    const sent = [...html.matchAll(/href="(?:whatsapp|sms|mailto):[^"]*?(?:text|body)=([^"]+)"/g)]
    const texts = sent.map(([, text = '']) => decodeURIComponent(text))
    expect(texts).toHaveLength(6)
    for (const text of texts) expect(text).not.toMatch(/\p{Bidi_Control}/u)
    for (const text of texts.slice(0, 3)) {
      expect(text).toMatch(/(?<=\s)https:\/\/\S+\/shared(?=\s)/)
      expect(text).toContain('I am sharing documents with you.')
    }
    for (const text of texts.slice(3)) expect(text).toContain('The share code is 122-F62-908')
    if (words.dir === 'ltr') return
    // Between Arabic words a group of digits would change places with its neighbour.
    for (const [index, text] of texts.entries())
      expect(text.split('\n')).toContain(index < 3 ? address : '122-F62-908')
  },
)

test('the messages are in the languages that were chosen, and in no other', () => {
  const words = catalogues.bn
  const sentIn = (message: string) => {
    const languages = messageLanguages({ message }, 'bn')
    const send = { words, address, languages, code: '122-F62-908' }
    const html = renderToStaticMarkup(<Send {...send} />)
    return Object.values(catalogues).flatMap(({ lang, share }) =>
      html.includes(share.codeMessage('122-F62-908').replaceAll(/\p{Bidi_Control}/gu, ''))
        ? [lang]
        : [],
    )
  }
  const wanted = ['en', 'bn', 'ar', 'en ar', 'en bn']
  expect(wanted.map((each) => sentIn(each).sort().join(' '))).toEqual(
    wanted.map((each) => each.split(' ').sort().join(' ')),
  )
  // What nobody offered is the usual choice.
  expect(sentIn('klingon').sort()).toEqual(['bn', 'en'])
})
