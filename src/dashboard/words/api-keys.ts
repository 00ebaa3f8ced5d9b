import { apiKeysWords } from './en/api-keys.ts'
import { pageWords } from './page-words.ts'

/** Keys for other programs. */
export const { use: useApiKeysWords } = pageWords('api-keys', apiKeysWords)
