import { createWorker, OEM, PSM, type WorkerOptions } from 'tesseract.js'
import { greymapOf } from './grey.ts'
import type { Kind, Recognise } from './spell-line.ts'

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const figures = '0123456789'
const signs: Record<Kind, string> = {
  letter: capitals,
  figure: figures,
  either: capitals + figures,
}

/** Names and numbers are not words of a language: dictionaries would only mislead. */
const withoutWords = {
  load_system_dawg: '0',
  load_freq_dawg: '0',
  load_punc_dawg: '0',
  load_number_dawg: '0',
}

/** Starts the OCR engine in a worker of its own; `close` ends it. */
export async function openReader(options: Partial<WorkerOptions>) {
  const reader = await createWorker(
    'eng',
    OEM.LSTM_ONLY,
    // By default it would cache the data a second time, beside the browser's own cache.
    { ...options, cacheMethod: 'none' },
    withoutWords,
  )
  const recognise: Recognise = async (picture, kind) => {
    await reader.setParameters({
      tessedit_pageseg_mode: PSM.SINGLE_LINE,
      tessedit_char_whitelist: signs[kind],
    })
    // Its types list files and Node's own bytes; it accepts any bytes.
    const file = greymapOf(picture) as Buffer
    const { data } = await reader.recognize(file, {}, { text: false, blocks: true })
    const words = (data.blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ lines }) => lines)
      .flatMap((line) => line.words)
    return words
      .flatMap(({ symbols }) => symbols)
      .map(({ text, bbox }) => ({ text, left: bbox.x0, right: bbox.x1 }))
  }
  return { recognise, close: async () => void (await reader.terminate()) }
}
