/**
 * Where this server has the reader of letters: its own worker, its WebAssembly and its language data. Their
 * names come from the package, so the folder carries its version: browsers keep what is there for ever.
 */
export const readerFolder = 'assets/tesseract-7.0.0'
/** The files by their name there: where each package has them. */
export const readerFiles = {
  'worker.min.js': 'tesseract.js/dist/worker.min.js',
  'tesseract-core-simd-lstm.js': 'tesseract.js-core/tesseract-core-simd-lstm.js',
  'tesseract-core-simd-lstm.wasm': 'tesseract.js-core/tesseract-core-simd-lstm.wasm',
  'eng.traineddata.gz': '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
} as const
