import { said as ofPage } from '#texts/bn/desk-record'
import { fileRefusals } from '#texts/bn/refusals-file'

export const said = { ...fileRefusals, ...ofPage }

export { recordWords as words } from '#texts/bn/desk-record'
