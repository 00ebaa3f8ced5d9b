/**
 * Where this server has the OCR engine: its own worker, its WebAssembly and its language data. Their names
 * come from the package, so the folder's name has its version: browsers cache the content for ever.
 */
export const readerFolder = 'assets/tesseract-7.0.0'
/** The files by their names there, each with its place in its package. */
export const readerFiles = {
  'worker.min.js': 'tesseract.js/dist/worker.min.js',
  'tesseract-core-simd-lstm.js': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
} as const
