import { afterAll, describe, expect, test } from 'vitest'
import { compressedPdf, encryptedPdf, type Parts, pdfFrom, revisedPdf } from '#test/pdf'
import { openImages } from './index.ts'
import { active, field, link, script } from './test-crafted-files.ts'

const images = openImages({ pdfSeconds: 5 })
afterAll(() => images.close())

const answer = (bytes: Buffer) =>
  images.inspect(bytes).then(
    ({ pages }) => pages,
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  )
const refusedFor = (what: string) =>
  `document.active_content: This PDF has ${what}. Print it to a new PDF, or take a photo of the document.`

describe('a PDF with more than pages is refused, and told for what', () => {
  test.each(active)('%s', async (_, what, parts) => {
    expect(await answer(pdfFrom(parts))).toBe(refusedFor(what))
  })

  test('whatever hides it: object streams, encryption, a lost table, a later revision', async () => {
    const parts = { catalog: '/OpenAction 7 0 R', 7: '<< /S /JavaScript /JS (app.alert\\(1\\)) >>' }
    const plain = pdfFrom(parts)
    const lost = Buffer.from(
      plain.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7'),
      'latin1',
    )
    const hidden = {
      compressed: compressedPdf(parts),
      encrypted: encryptedPdf(parts),
      lost,
      revised: revisedPdf(parts),
    }
    for (const [how, bytes] of Object.entries(hidden)) {
      expect(await answer(bytes), how).toBe(refusedFor(script))
      if (how === 'compressed' || how === 'encrypted')
        expect(bytes.includes('JavaScript'), how).toBe(false)
    }
  })

  test('a string or a stream that looks like objects hides nothing', async () => {
    const after = { 8: '<< /S /JavaScript /JS (1) >>', catalog: '/OpenAction 8 0 R' }
    const text = 'a ) endstream endobj 9 0 obj ( << '
    for (const seven of [
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      '(a \\) ( << ) endobj \\( )',
    ])
      expect(await answer(pdfFrom({ ...after, 7: seven, page: '/Contents 7 0 R' }))).toBe(
        refusedFor(script),
      )
  })
})

const ordinary: [string, Parts][] = [
  ['a filled-in form', field('/DA (/Helv 12 Tf)')],
  [
    'links to websites and pages',
    {
      page: `${link('<< /S /URI /URI (https://example.com) >>')}`,
      catalog: '/OpenAction [3 0 R /Fit]',
    },
  ],
  ...[
    'http://www.example.com:80/a?b=c:d',
    'mailto:a@example.com',
    'tel:+8801',
    'whatsapp://send?phone=8801',
    'geo:23.8,90.4',
    'www.example.com/a',
    'www.example.com:80/a',
  ].map((uri): [string, Parts] => [
    `a link to ${uri}`,
    { page: link(`<< /S /URI /URI (${uri}) >>`) },
  ]),
  [
    'bookmarks',
    {
      catalog: '/Outlines 7 0 R /PageMode /UseOutlines',
      7: '<< /First 8 0 R /Last 8 0 R /Count 1 >>',
      8: '<< /Title (a) /Parent 7 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
    },
  ],
  [
    'a list of attachments that is empty',
    { catalog: '/Names << /EmbeddedFiles << /Names [] >> >> /AcroForm << /Fields [] >>' },
  ],
  [
    'words of script in its text',
    {
      7: '<< /Title (/JavaScript /JS /Launch << /S /JavaScript >>) >>',
      catalog: '/PieceInfo 7 0 R',
    },
  ],
  [
    'fonts whose names are those of keys',
    {
      page: '/Resources << /Font << /JS 7 0 R /EF 7 0 R /AA 7 0 R /XFA 7 0 R >> >>',
      7: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    },
  ],
]

describe('an ordinary PDF is accepted', () => {
  test.each(ordinary)('%s', async (_, parts) => {
    expect(await answer(pdfFrom(parts))).toBe(1)
  })

  test('of as many objects as a tagged text has, within the memory of a worker', async () => {
    const objects = Array.from({ length: 65_000 }, (_, n) => [
      n + 8,
      `<< /S /P /P ${n + 7} 0 R /Pg 3 0 R /A << /O /Layout /BBox [1 2 3 4] /Placement /Block >> /K [${n} << /Type /MCR /MCID ${n} /Pg 3 0 R >>] >>`,
    ])
    const parts = {
      ...Object.fromEntries(objects),
      7: '<< /S /Document >>',
      catalog: '/StructTreeRoot 65007 0 R',
    }
    const patient = openImages({ pdfSeconds: 60 })
    expect(await patient.inspect(pdfFrom(parts))).toMatchObject({ pages: 1 })
    await patient.close()
  })

  test('compressed and encrypted without a password', async () => {
    expect(await answer(compressedPdf({}))).toBe(1)
    expect(await answer(encryptedPdf({}))).toBe(1)
  })
})
