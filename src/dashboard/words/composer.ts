import { composerWords } from '#texts/en/desk-composer'
import { pageWords } from './page-words.ts'

/** Composing what the public reads, of sentences and own words. */
export const { use: useComposerWords } = pageWords('composer', composerWords)
