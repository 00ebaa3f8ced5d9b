import { parentPort, workerData } from 'node:worker_threads'
import libheif, { type HeifFault } from 'libheif-js/libheif-wasm/libheif.js'
import { type RawPicture, type Refused, type Rows, shrunk } from './images.ts'
import { readBmp } from './read-bmp.ts'

/** The input of the worker that decodes pictures; `bytes` is its own copy. */
export interface PictureTask {
  /** libheif for a HEIC, compiled once for all workers, with a bounded memory; null for a BMP. */
  libheif: WebAssembly.Module | null
  bytes: Uint8Array
  /** Pixels that the picture may have. */
  maxPixels: number
  /** So many pixels of each side are enough. */
  least: number
}

/** A decoded picture, upright, and the size that it has in its file. */
export interface DecodedPicture {
  width: number
  height: number
  picture: RawPicture
}
/** What the worker answers. */
export type PictureAnswer = DecodedPicture | Refused

/**
 * Decodes the main picture of a HEIF file, upright.
 * @param module libheif, with a bounded memory, which holds the rows
 * @param mostPixels above these it is not decoded: `row` is null
 * @throws Unreadable when it is packed in a way that libheif does not read here, such as AV1
 * @throws Error when it cannot be read
 */
async function readHeic(
  module: WebAssembly.Module,
  bytes: Uint8Array,
  mostPixels: number,
): Promise<Rows> {
  const heif = libheif({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports)
      done(instance)
      return instance.exports
    },
    print() {},
    printErr() {},
  })
  if (!heif.calledRun) await new Promise<void>((done) => (heif.onRuntimeInitialized = done))
  const context = heif.heif_context_alloc()
  const read = heif.heif_context_read_from_memory(context, bytes)
  if (read.code !== heif.heif_error_code.heif_error_Ok) throw new Error(read.message)
  const ids = good(heif.heif_js_context_get_list_of_top_level_image_IDs(context))
  const handles = ids.map((id) => good(heif.heif_js_context_get_image_handle(context, id)))
  const main = handles.find((one) => heif.heif_image_handle_is_primary_image(one)) ?? handles[0]
  if (!main) throw new Error('no picture')
  const size = {
    width: heif.heif_image_handle_get_width(main),
    height: heif.heif_image_handle_get_height(main),
  }
  const isClear = heif.heif_image_handle_has_alpha_channel(main) !== 0
  const channels = isClear ? 4 : 3
  if (size.width * size.height > mostPixels) return { ...size, channels, row: null }
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace
  const { heif_chroma_interleaved_RGBA: clear, heif_chroma_interleaved_RGB: solid } =
    heif.heif_chroma
  const decoded = good(await heif.heif_js_decode_image2(main, rgb, isClear ? clear : solid))
  const [pixels] = decoded.channels
  if (!pixels) throw new Error('no pixels')
  const { width, height, stride, data } = pixels
  const row = (y: number) => data.subarray(y * stride, y * stride + width * channels)
  return { width, height, channels, row }
}

/** A picture in a way of packing that is not known. */
class Unreadable extends Error {}

function good<T extends object>(found: T | HeifFault): T {
  if ('code' in found) {
    const { message } = found as HeifFault
    throw /^Unsupported/i.test(message) ? new Unreadable(message) : new Error(message)
  }
  return found as T
}

/**
 * One picture that sharp does not read, one thread: decodes it and ends, so that an endless or huge one can be stopped from
 * outside. Started by its path (pictures.ts).
 */

async function decode({ libheif, bytes, maxPixels, least }: PictureTask): Promise<PictureAnswer> {
  const rows = libheif ? await readHeic(libheif, bytes, maxPixels) : readBmp(bytes, maxPixels)
  if (rows.row === null) return { refused: 'document.too_many_pixels' }
  const { width, height } = rows
  return { width, height, picture: shrunk(rows, least) }
}

const answer = await decode(workerData).catch((error: unknown): PictureAnswer => {
  if (error instanceof Unreadable) return { refused: 'document.unsupported' }
  throw error
})
parentPort?.postMessage(
  answer,
  'picture' in answer ? [answer.picture.data.buffer as ArrayBuffer] : [],
)
