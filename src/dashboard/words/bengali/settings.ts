import { keepWordings } from '#modules/speech/wordings-in-browser.schema'
import * as gaps from '#texts/bn/sentences-gaps'

// Facts are chosen from the lists of which gaps choose.
keepWordings('bn', gaps)

export { settingsWords as words } from '#texts/bn/desk-settings'
