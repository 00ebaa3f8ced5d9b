import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { catalogues } from '#texts/catalogues'
import { Send } from './made-page.tsx'

const address = 'https://padma.example/shared'

test.each(Object.values(catalogues))(
  'an app of the telephone finds the address, and nothing more, in the message in $lang',
  (words) => {
    const html = renderToStaticMarkup(<Send words={words} address={address} code="122-F62-908" />)
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
