import { previewWords } from '#texts/en/desk-preview'
import { pageWords } from './page-words.ts'

/** A public page as it will look. */
export const { use: usePreviewWords } = pageWords('preview', previewWords)
