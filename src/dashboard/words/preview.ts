import { previewWords } from './en/preview.ts'
import { pageWords } from './page-words.ts'

/** A public page as it will look. */
export const { use: usePreviewWords } = pageWords('preview', previewWords)
