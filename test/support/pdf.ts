import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** The catalogue and the page of a one-page PDF, and its objects from 7 on. */
export interface Parts {
  catalog?: string
  page?: string
  [object: number]: string
}

/** Returns the PDF with its objects as given, and a table of offsets. */
export function pdfFrom(parts: Parts): Buffer {
  return withTable('%PDF-1.7\n', objectsOf(parts), '')
}

/** Returns the same after a first version with only an empty page (ISO 32000-1, 7.5.6). */
export function revisedPdf(parts: Parts): Buffer {
  const first = pdfFrom({}).toString('latin1')
  const former = /startxref\n(\d+)/.exec(first)?.[1]
  return withTable(first, objectsOf(parts), `/Prev ${former}`)
}

/** Returns the same with every object in a compressed stream (7.5.7), so that no word of it is readable. */
export function compressedPdf(
  parts: Parts,
  seal = (stream: Buffer) => stream,
  encrypt = '',
): Buffer {
  const objects = objectsOf(parts)
  const numbers = Object.keys(objects).map(Number)
  const offsets: number[] = []
  let inner = ''
  for (const number of numbers) {
    offsets.push(inner.length)
    inner += `${objects[number]} `
  }
  const index = numbers.map((number, at) => `${number} ${offsets[at]} `).join('')
  const packed = seal(deflateSync(Buffer.from(index + inner, 'latin1')))
  const start = Buffer.from(
    `%PDF-1.7\n20 0 obj\n<< /Type /ObjStm /N ${numbers.length} /First ${index.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
  )
  const body = Buffer.concat([start, packed, Buffer.from('\nendstream\nendobj\n')])
  const rows = Buffer.alloc(22 * 4)
  for (const [at, number] of numbers.entries()) rows.set([2, 0, 20, at], number * 4)
  rows.set([1, 0, '%PDF-1.7\n'.length, 0], 20 * 4)
  rows.set([1, body.length >> 8, body.length & 255, 0], 21 * 4)
  const table = `21 0 obj\n<< /Type /XRef /Size 22 /W [1 2 1] /Root 1 0 R /Length ${rows.length} ${encrypt} >>\nstream\n`
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([body, Buffer.from(table), rows, Buffer.from(end)])
}

/** Returns the same, encrypted with AES-256 and the empty password, which every reader tries by itself. */
export function encryptedPdf(parts: Parts): Buffer {
  const key = randomBytes(32)
  const [validation, salt] = [randomBytes(8), randomBytes(8)]
  const user = Buffer.concat([sha256(validation), validation, salt])
  const userKey = unpadded('aes-256-cbc', sha256(salt), Buffer.alloc(16), key)
  const permissions = Buffer.concat([
    Buffer.from('fcffffffffffffff', 'hex'),
    Buffer.from('Tadbcand'),
  ])
  const sealed = unpadded('aes-256-ecb', key, null, permissions)
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
  const encrypt = `/Encrypt << /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /StmF /StdCF /StrF /StdCF
/CF << /StdCF << /CFM /AESV3 /Length 32 /AuthEvent /DocOpen >> >> /U ${hex(user)} /UE ${hex(userKey)}
/O ${hex(randomBytes(48))} /OE ${hex(randomBytes(32))} /Perms ${hex(sealed)} >> /ID [<00> <00>]`
  const seal = (stream: Buffer) => {
    const iv = randomBytes(16)
    const cipher = createCipheriv('aes-256-cbc', key, iv)
    return Buffer.concat([iv, cipher.update(stream), cipher.final()])
  }
  return compressedPdf(parts, seal, encrypt)
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

function unpadded(algorithm: string, key: Buffer, iv: Buffer | null, bytes: Buffer): Buffer {
  const cipher = createCipheriv(algorithm, key, iv).setAutoPadding(false)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

function objectsOf({ catalog = '', page = '', ...others }: Parts): Record<number, string> {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] ${page} >>`,
    ...others,
  }
}

/** Returns a PDF of these objects, the first of which is its catalogue. */
export function pdfOfObjects(objects: readonly string[]): Buffer {
  const numbered = objects.map((object, at) => [at + 1, object] as const)
  return withTable('%PDF-1.4\n', Object.fromEntries(numbered), '')
}

function withTable(before: string, objects: Record<number, string>, trailer: string): Buffer {
  let text = before
  let table = ''
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  const size = 1 + Math.max(...Object.keys(objects).map(Number))
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 1\n0000000000 65535 f \n${table}${end}`, 'latin1')
}

/** Returns a PDF with one page, which a JPEG of this size in pixels fills. */
export function pdfWithPicture(jpeg: Buffer, { width, height }: Size): Buffer {
  const draw = `${width} 0 0 ${height} 0 0 cm /P Do`
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n${jpeg.toString('latin1')}\nendstream`,
  ])
}

interface Size {
  width: number
  height: number
}
