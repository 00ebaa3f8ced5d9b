import { keepWordings } from '#modules/speech/wordings-in-browser.schema'
import { sentences } from '#texts/bn/sentences'

// A notice without own words is called by its first sentence.
keepWordings('bn', { sentences })

export { noticesWords as words } from '#texts/bn/desk-notices'
