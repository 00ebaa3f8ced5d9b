import { PDFiumLibrary } from '@hyzyla/pdfium'

/**
 * Returns what people read in a PDF: its letters, and the alternative texts of its pictures (`/Alt`), which
 * Candor's PDFs have because each page is a picture.
 */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pages = await textsOfPages(bytes)
  return [...pages, ...alternatives(Buffer.from(bytes).toString('latin1'))].join('\n')
}

/** Returns the letters on each page that a printer gets. */
export async function textsOfPages(bytes: Uint8Array): Promise<string[]> {
  const library = await PDFiumLibrary.init()
  try {
    // PDFium keeps the buffer that it gets.
    const document = await library.loadDocument(new Uint8Array(bytes))
    const pages = [...document.pages()].map((page) => page.getText())
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

/** Returns the texts of `/Alt` and `/Title`, each a string in parentheses (ISO 32000-1, 7.3.4.2 and 7.9.2.2). */
function alternatives(source: string): string[] {
  return [...source.matchAll(/\/(?:Alt|Title) \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = '']) =>
    decoded(text),
  )
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function decoded(text: string): string {
  const plain = text.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign)
  if (!plain.startsWith('\xfe\xff')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}
