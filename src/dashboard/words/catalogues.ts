import type { InAnyLanguage } from '#messages/any-language'
import type { candidateWords } from './candidate-en.ts'
import { catalogueOf } from './catalogue.ts'
import type { trainingWords } from './training-en.ts'

/** The own file and its shares. */
export const candidateCatalogue = catalogueOf<InAnyLanguage<typeof candidateWords>>({
  en: async () => (await import('./candidate-en.ts')).candidateWords,
  bn: async () => (await import('./candidate-bn.ts')).candidateWords,
})

/** Classes and payments. */
export const trainingCatalogue = catalogueOf<InAnyLanguage<typeof trainingWords>>({
  en: async () => (await import('./training-en.ts')).trainingWords,
  bn: async () => (await import('./training-bn.ts')).trainingWords,
})
