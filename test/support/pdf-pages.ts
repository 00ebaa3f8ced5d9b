import { PDFiumLibrary } from '@hyzyla/pdfium'

/** Returns how many pages a printer gets. */
export async function pagesOf(pdf: Buffer): Promise<number> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(new Uint8Array(pdf))
    const count = document.getPageCount()
    document.destroy()
    return count
  } finally {
    library.destroy()
  }
}
