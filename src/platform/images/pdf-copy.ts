/** PDFium's exports that the wrapper's types do not name; all are addresses and numbers. */
interface PdfiumExports {
  memory: WebAssembly.Memory
  __indirect_function_table: WebAssembly.Table
  malloc(bytes: number): number
  FPDF_SaveAsCopy(document: number, writer: number, flags: number): number
}

/** Writes everything, and without encryption (fpdf_save.h). */
const removeSecurity = 3
/** A file of 15 MiB exceeds this only if it was crafted to. */
const maxBytes = 64 * 1024 * 1024

/**
 * Writes a document again as PDFium understood it: every object plain, at the offset that the table states,
 * whatever object streams, encryption or repairs it came from.
 * @throws Error when it could not be written
 */
export function plainCopy(instance: WebAssembly.Instance, document: number): Buffer {
  const pdfium = instance.exports as unknown as PdfiumExports
  const parts: Buffer[] = []
  let bytes = 0
  const write = callable((_, data, size) => {
    bytes += size
    if (bytes > maxBytes) return 0
    parts.push(Buffer.from(new Uint8Array(pdfium.memory.buffer, data, size)))
    return 1
  })
  // The table cannot grow, and no C function ever has its first place.
  pdfium.__indirect_function_table.set(0, write)
  const writer = pdfium.malloc(8)
  new Uint32Array(pdfium.memory.buffer, writer, 2).set([1, 0])
  if (!pdfium.FPDF_SaveAsCopy(document, writer, removeSecurity)) throw new Error('no copy')
  return Buffer.concat(parts)
}

type Write = (writer: number, data: number, size: number) => number

/** Wraps a JavaScript function so that a WebAssembly table accepts it: a module passes it through. */
function callable(write: Write): CallableFunction {
  // (module (import "" "" (func (param i32 i32 i32) (result i32))) (export "" (func 0)))
  const sections = ['01080160037f7f7f017f', '02050100000000', '070401000000']
  const bytes = Buffer.from(`0061736d01000000${sections.join('')}`, 'hex')
  const module = new WebAssembly.Module(bytes)
  const { exports } = new WebAssembly.Instance(module, { '': { '': write } })
  return exports[''] as CallableFunction
}
