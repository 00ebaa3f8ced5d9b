import { handoutWords } from '#texts/en/desk-handout'
import { pageWords } from './page-words.ts'

/** Things handed to somebody: a secret that is shown once, a sheet to print, a returned original. */
export const { use: useHandoutWords } = pageWords('handout', handoutWords)
