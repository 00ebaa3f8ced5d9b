import { apiKeysWords } from '#texts/en/desk-api-keys'
import { pageWords } from './page-words.ts'

/** Keys for other programs. */
export const { use: useApiKeysWords } = pageWords('api-keys', apiKeysWords)
