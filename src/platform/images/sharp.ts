import { createRequire } from 'node:module'
import type library from 'sharp'
import type { Sharp, SharpInput, SharpOptions } from 'sharp'

let loaded: typeof library | undefined

/**
 * Does what `sharp` does. The library is loaded and configured with the first picture: a start would wait for it, and
 * most servers show more pages than pictures.
 */
export function sharp(
  ...given: [options?: SharpOptions] | [input?: SharpInput, options?: SharpOptions]
): Sharp {
  loaded ??= configured(createRequire(import.meta.url)('sharp'))
  return loaded(...(given as [SharpInput, SharpOptions]))
}

/**
 * Configures sharp for the whole process. Only the loaders of JPEG, PNG, WebP and TIFF from memory stay,
 * because libvips otherwise draws an SVG that is named .png. Nothing is cached, since every file is seen once. A
 * picture gets one thread, since two are made at a time on two cores.
 */
function configured(sharp: typeof library): typeof library {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadTiffBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
