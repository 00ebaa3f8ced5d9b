import { said as ofPage } from '#texts/bn/desk-composer'
import { speechTexts } from '#texts/bn/problems-speech'

export const said = { ...ofPage, ...speechTexts }

export { composerWords as words } from '#texts/bn/desk-composer'
