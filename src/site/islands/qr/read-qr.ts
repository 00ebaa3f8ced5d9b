import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// By default it fetches its wasm from a public CDN.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

const canvas = document.createElement('canvas')
const context = canvas.getContext('2d', { willReadFrequently: true })

/** Returns the text of a QR code in a video's current frame; null when there is none. */
export async function readQr(video: HTMLVideoElement): Promise<string | null> {
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  if (!context || canvas.width === 0) return null
  context.drawImage(video, 0, 0)
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  return found?.text || null
}
