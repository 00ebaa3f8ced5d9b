import { crc32, deflateSync } from 'node:zlib'
import type { Parts } from '#test/pdf'

// PDFs with more than pages: what they have, what a sentence calls it, and their parts.

export const script = 'script'
const file = 'another file attached to it'
const action = 'an action that opens or sends something'
const media = 'sound, video or a model'
const outside = 'content that lies in another file or on a website'

/** An embedded file as object 8, its specification as object 7. */
const attachment = {
  7: '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>',
  8: '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
}
export const link = (does: string) => `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A ${does} >>]`
export const field = (more: string) => ({
  page: '/Annots [7 0 R]',
  catalog: '/AcroForm << /Fields [7 0 R] >>',
  7: `<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Rahim) /Rect [0 0 99 20] ${more} >>`,
})

export const active: [string, string, Parts][] = [
  [
    'script at opening',
    script,
    { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' },
  ],
  [
    'script in an object of its own',
    script,
    { catalog: '/OpenAction 7 0 R', 7: '<< /S /JavaScript /JS (1) >>' },
  ],
  [
    'script under a name that is spelled in hexadecimal',
    script,
    { catalog: '/Open#41ction << /S /J#61vaScript /JS (1) >>' },
  ],
  [
    'script whose name lies behind several references',
    script,
    {
      catalog: '/OpenAction << /S 7 0 R /JS (1) >>',
      ...{ 7: '8 0 R', 8: '9 0 R', 9: '/JavaScript' },
    },
  ],
  [
    'script of the document',
    script,
    { catalog: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>' },
  ],
  [
    'script of the document that names no type',
    script,
    { catalog: '/Names << /JavaScript << /Names [(a) << /JS (1) >>] >> >>' },
  ],
  [
    'script behind a harmless action',
    script,
    { catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /JavaScript /JS (1) >> >>' },
  ],
  [
    'script when the document closes',
    script,
    { catalog: '/AA << /WC << /S /JavaScript /JS (1) >> >>' },
  ],
  ['script when a page opens', script, { page: '/AA << /O << /S /JavaScript /JS (1) >> >>' }],
  ['script of a field', script, field('/AA << /K << /S /JavaScript /JS (1) >> >>')],
  ['script behind a link', script, { page: link('<< /S /JavaScript /JS (1) >>') }],
  [
    'script of a bookmark',
    script,
    {
      catalog: '/Outlines 7 0 R',
      7: '<< /First 8 0 R /Last 8 0 R /Count 1 >>',
      8: '<< /Title (a) /Parent 7 0 R /A << /S /JavaScript /JS (1) >> >>',
    },
  ],
  [
    'an attached file',
    file,
    { catalog: '/Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >>', ...attachment },
  ],
  [
    'a file attached to a page',
    file,
    { page: '/Annots [<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 7 0 R >>]', ...attachment },
  ],
  ['an associated file', file, { catalog: '/AF [7 0 R]', ...attachment }],
  ['a program that is started', action, { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
  [
    'a link to a file of the reader',
    action,
    { page: link('<< /S /GoToR /F (//host/x.pdf) /D [0 /Fit] >>') },
  ],
  ['a form that is sent', action, field('/A << /S /SubmitForm /F (https://example.com) >>')],
  [
    'a website that opens by itself',
    action,
    { catalog: '/OpenAction << /S /URI /URI (https://example.com) >>' },
  ],
  [
    'a website that opens with a page',
    action,
    { page: '/AA << /O 7 0 R >>', 7: '<< /S /URI /URI (https://example.com) >>' },
  ],
  ['a video', media, { page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }],
  [
    'a sound',
    media,
    {
      page: link('<< /S /Sound /Sound 7 0 R >>'),
      7: '<< /R 8000 /Length 1 >>\nstream\n0\nendstream',
    },
  ],
  [
    'an XFA form',
    'an XFA form, whose pages are made by a program',
    {
      catalog: '/AcroForm << /Fields [] /XFA [(template) 7 0 R] >>',
      7: '<< /Length 6 >>\nstream\n<xdp/>\nendstream',
    },
  ],
  [
    'a thread of articles in another file',
    outside,
    { catalog: '/OpenAction << /S /Thread /F (//host/x.pdf) /D 0 >>' },
  ],
  [
    'a stream that lies on a website',
    outside,
    {
      page: '/Contents 7 0 R',
      7: '<< /Length 0 /F << /FS /URL /F (https://padma.example/x) >> >>\nstream\n\nendstream',
    },
  ],
  [
    'a page of another file that a picture stands for',
    outside,
    {
      page: '/Contents 8 0 R /Resources << /XObject << /F 7 0 R >> >>',
      7: '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (//host/x.pdf) /Page 0 >> /Length 0 >>\nstream\n\nendstream',
      8: '<< /Length 5 >>\nstream\n/F Do\nendstream',
    },
  ],
  [
    'files beside a file that is not there',
    file,
    {
      page: '/AF [7 0 R]',
      ...attachment,
      7: '<< /Type /Filespec /F (a.exe) /RF << /F [(a) 8 0 R] >> >>',
    },
  ],
  [
    'a slide show',
    media,
    {
      catalog:
        '/Names << /AlternatePresentations << /Names [(a) << /Type /SlideShow /Subtype /Embedded >>] >> >>',
    },
  ],
  ...[
    ['a file', '(file:///c:/windows/calc.exe)'],
    ['a file of the network', '(\\\\\\\\host\\\\share\\\\a.exe)'],
    ['script', '(javascript:app.alert\\(1\\))'],
    ['script, spelled in octal and with a tab', '(\\152ava\\011script:1)'],
    ['script, in hexadecimal', '<6A6176617363726970743A31>'],
    ['a file, in UTF-16', '<FEFF00660069006C0065003A002F002F>'],
    ['another program', '(ms-msdt:/id PCWDiagnostic)'],
  ].map(([to, uri]): [string, string, Parts] => [
    `a link to ${to}`,
    action,
    { page: link(`<< /S /URI /URI ${uri} >>`) },
  ]),
  [
    'links that all begin with a file',
    action,
    { catalog: '/URI << /Base (file:///c:/) >>', page: link('<< /S /URI /URI (a.exe) >>') },
  ],
]

/** Returns an object with bytes after its dictionary. */
export function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

/**
 * Returns a page with its content as object 4, which can draw object 5 as /F; PDFium finds objects without
 * a table.
 */
export function pdfWith(content: Buffer, objects: Buffer[]): Buffer {
  const all = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    ),
    stream('', content),
    ...objects,
  ]
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...all.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\n%%EOF\n`),
  ])
}

/** Returns a white PNG of one bit a pixel (PNG 3rd edition, 11.2), a few kilobytes whatever its size. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
