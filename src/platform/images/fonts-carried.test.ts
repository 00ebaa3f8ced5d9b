import { afterAll, expect, test } from 'vitest'
import { pdfFrom } from '#test/pdf'
import { openImages } from './index.ts'

const images = openImages()
afterAll(() => images.close())

const coded = (pdf: Buffer) =>
  images.inspect(pdf).then(
    () => 'taken',
    ({ code }) => code as string,
  )

/** A page with these words in a font, whose dictionary is object 8. */
const page = (font: string, more: Record<number, string> = {}) =>
  pdfFrom({
    page: '/Contents 7 0 R /Resources << /Font << /F 8 0 R >> >>',
    7: '<< /Length 36 >>\nstream\nBT /F 20 Tf 20 100 Td (visa) Tj ET   \nendstream',
    8: font,
    ...more,
  })

const descendant = (descriptor: string) =>
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 0 >> /DW 1000 /FontDescriptor << /Type /FontDescriptor /FontName /STSong-Light /Flags 6 ${descriptor} >> >>`
const chinese = (descriptor = '') =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${descendant(descriptor)}] >>`
const simple = (name: string, more = '') =>
  `<< /Type /Font /Subtype /TrueType /BaseFont /${name} ${more} >>`
const flags = (value: number, more = '') =>
  `/FontDescriptor << /Type /FontDescriptor /FontName /X /Flags ${value} ${more} >>`

test('a PDF whose words are in a font that it does not carry is refused, and told what to do', async () => {
  const found = {
    chinese: await coded(page(chinese())),
    'by reference': await coded(
      page(
        '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts 9 0 R >>',
        { 9: '[10 0 R]', 10: descendant('') },
      ),
    ),
    'letters of its own': await coded(page(simple('SutonnyMJ', flags(4)))),
  }
  expect(found).toEqual({
    chinese: 'document.without_fonts',
    'by reference': 'document.without_fonts',
    'letters of its own': 'document.without_fonts',
  })
  await expect(images.inspect(page(chinese()))).rejects.toThrow(/does not carry its fonts/)
})

test('a font that every reader has, or that is carried, or that no page uses, is no fault', async () => {
  const unused = pdfFrom({
    catalog: '/AcroForm << /Fields [] /DR << /Font << /S 8 0 R >> >> >>',
    8: chinese(),
  })
  const found = {
    helvetica: await coded(page('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')),
    signs: await coded(page('<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>')),
    'signs with flags': await coded(page(simple('Symbol', flags(4)))),
    arial: await coded(page(simple('ArialMT', `/Encoding /WinAnsiEncoding ${flags(32)}`))),
    carried: await coded(
      page(chinese('/FontFile3 9 0 R'), {
        9: '<< /Subtype /CIDFontType0C /Length 1 >>\nstream\n0\nendstream',
      }),
    ),
    'of a form': await coded(unused),
  }
  expect(new Set(Object.values(found)), JSON.stringify(found)).toEqual(new Set(['taken']))
})
